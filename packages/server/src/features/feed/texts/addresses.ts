/** A post's page, and where on it a comment stands. */
export const postPath = (post: bigint | string, comment?: bigint | string | null): string =>
  `/discussions/id=${post}${comment ? `#comment-${comment}` : ''}`

/** The beginning of a text, for who is told of it. */
export function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const letters = [...line]
  return letters.length <= 80 ? line : `${letters.slice(0, 79).join('')}…`
}
