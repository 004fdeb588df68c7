/** What the search may lead to: `[name, address, where it is, further words]`. */
export type Finding = readonly [name: string, href: string, place: string, words: string]

const mostFindings = 12

/** Those that hold every word, best first: by their name's beginning, within it, then by their further words. */
export function findDocs(index: readonly Finding[], asked: string): Finding[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return index
    .map(finding => ({ finding, rank: rankOf(finding, words) }))
    .filter(({ rank }) => rank < worst)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostFindings)
    .map(({ finding }) => finding)
}

const worst = 100

function rankOf([name, , , further]: Finding, words: readonly string[]): number {
  const title = name.toLowerCase()
  const rest = further.toLowerCase()
  const ranks = words.map(word => {
    const at = title.indexOf(word)
    if (at >= 0) return at === 0 ? 0 : 1
    return rest.includes(word) ? 5 : worst
  })
  return Math.max(...ranks)
}
