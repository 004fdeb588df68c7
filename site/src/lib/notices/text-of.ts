/** As much as search engines show. */
const mostLetters = 160

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The words of safe HTML in one line, cut between words where they are many. */
export function textOf(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name]!)
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= mostLetters) return text
  return `${text.slice(0, mostLetters).replace(/\s+\S*$/, '')}…`
}
