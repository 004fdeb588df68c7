/** What is counted of a text: figures and letters of every script, and signs that change what is said. */
const counted = /[\p{L}\p{M}\p{N}%+\-−–=×÷±<>≤≥≠√∞°²³√∑∫πΔ$€৳#@&]/gu
const emphasis = /<(sup|sub|u|s|msup|msub|msubsup)\b/g
const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ' }

/** The words of small HTML, with its entities as characters. */
function plainOf(html: string): string {
  return html
    .replace(/<br\b[^>]*>|<\/(?:p|li|td|th|tr)>/g, ' ')
    .replace(/<\/?[a-z][^<>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (whole, decimal?: string, hex?: string, name?: string) =>
      name ? (entities[name] ?? whole) : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex!, 16)),
    )
    .normalize('NFC')
}

function countsOf(signs: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return counts
}

function missing(source: Iterable<string>, result: Iterable<string>): string[] {
  const left = countsOf(result)
  return [...countsOf(source)].flatMap(([sign, count]) => (count > (left.get(sign) ?? 0) ? sign : []))
}

/**
 * What of a source is not in what became of it: its figures, letters and signs, and its emphasis, each as often as it stands there.
 * Both are small HTML. Empty where nothing is lost.
 */
export function lostText(source: string, result: string): string[] {
  return [
    ...missing(plainOf(source).match(counted) ?? [], plainOf(result).match(counted) ?? []),
    ...missing(source.match(emphasis) ?? [], result.match(emphasis) ?? []),
  ]
}
