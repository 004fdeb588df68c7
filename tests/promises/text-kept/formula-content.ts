/** How often each letter, figure and sign stands in a text. Gaps, marks of quotation, dashes and full stops count for nothing. */
export type Content = ReadonlyMap<string, number>

const counted = /[\p{L}\p{M}\p{N}%+=<>()|$€£₹৳°√∞≤≥≠×÷±→]/gu
/** Signs that a formula writes by a character of its own. */
const alike: Readonly<Record<string, string>> = {
  '\u2223': '|',
  '\u2225': '|',
  '\u2016': '|',
  '\u27e8': '<',
  '\u27e9': '>',
}

export function contentOf(text: string): Content {
  const content = new Map<string, number>()
  const plain = text.normalize('NFKC').replace(/[\u2223\u2225\u2016\u27e8\u27e9]/g, sign => alike[sign]!)
  for (const [sign] of plain.matchAll(counted)) content.set(sign, (content.get(sign) ?? 0) + 1)
  return content
}

/** What stands in `before` and no more, or less often, in `after`: each with how often it is missing. */
export function lostContent(before: Content, after: Content): string[] {
  return [...before].flatMap(([sign, times]) => {
    const missing = times - (after.get(sign) ?? 0)
    return missing > 0 ? [`${sign} ×${missing}`] : []
  })
}
