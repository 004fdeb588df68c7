/** A header as it is compared: one spelling, small letters, plain gaps. */
export const plainHeader = (header: string): string =>
  header
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u200c\u200d]/g, '')
    .replace(/[_.:*?।,()/\-–—\s]+/gu, ' ')
    .trim()

/** Whether a plain header holds one of these; Latin words stand by themselves, and `-` at an end leaves that end open. */
export function holdsOneOf(...words: readonly string[]): (header: string) => boolean {
  const patterns = words.map(word => {
    const bare = word.normalize('NFC').replace(/^-|-$/g, '')
    if (!/^[a-z]/.test(bare)) return bare
    return `${word.startsWith('-') ? '' : '(?<![a-z])'}${bare}${word.endsWith('-') ? '' : '(?![a-z])'}`
  })
  const pattern = new RegExp(patterns.join('|'), 'u')
  return header => pattern.test(header)
}
