import type { ReactElement } from 'react'

/** A text in which the words that were looked for are marked. */
export function Marked({ text, words }: { text: string; words: string }): ReactElement {
  const at = words === '' ? -1 : text.toLowerCase().indexOf(words.toLowerCase())
  if (at < 0) return <>{text}</>
  const end = at + words.length
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  )
}
