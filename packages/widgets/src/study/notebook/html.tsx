import { memo } from 'react'
import { trusted } from '../../foundation/trusted-html.ts'

/** The server's own safe HTML. */
export const Html = memo(function Html({ html }: { html: string }) {
  return <div className="notebook-html" dangerouslySetInnerHTML={{ __html: trusted(html) }} />
})
