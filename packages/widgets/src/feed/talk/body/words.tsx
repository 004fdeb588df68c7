import { useMemo } from 'react'
import { trusted } from '../../../foundation/look/trusted-html.ts'

interface WordsProps {
  html: string
  /** Cut after some lines, in a list. */
  isCut?: boolean
}

/** The server's own safe HTML: paragraphs, links and formulas. Written once: what is read or selected in it stays. */
export function Words({ html, isCut = false }: WordsProps) {
  const inside = useMemo(() => ({ __html: trusted(html) }), [html])
  return (
    <div className="talk-words text" dir="auto" data-cut={isCut ? '' : undefined} dangerouslySetInnerHTML={inside} />
  )
}
