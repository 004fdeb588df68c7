import { memo } from 'react'
import { trusted } from '../../foundation/look/trusted-html.ts'

interface WordsProps {
  html: string
  /** Cut after some lines, in a list. */
  isCut?: boolean
}

/** The server's own safe HTML: paragraphs, links and formulas. */
export const Words = memo(function Words({ html, isCut = false }: WordsProps) {
  return (
    <div
      className="talk-words"
      dir="auto"
      data-cut={isCut ? '' : undefined}
      dangerouslySetInnerHTML={{ __html: trusted(html) }}
    />
  )
})
