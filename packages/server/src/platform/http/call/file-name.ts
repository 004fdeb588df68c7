const longest = 120

/** The name of an uploaded file as it is kept: without folders, control characters and halves of characters. */
export function fileName(given: string): string {
  const name = given
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\ufffd]/gu, '')
    .replace(/^.*[\\/]/s, '')
    .trim()
  return name.slice(0, longest).replace(/[\ud800-\udbff]$/, '') || 'file'
}
