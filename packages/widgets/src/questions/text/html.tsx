import { memo } from 'react'
import { trusted } from '../../foundation/look/trusted-html.ts'

/** The server's own safe HTML: texts, maths as MathML, pictures, tables. */
export const Html = memo(function Html({ html }: { html: string }) {
  return <div className="solution-html" dir="auto" dangerouslySetInnerHTML={{ __html: trusted(html) }} />
})
