const longest = 80

/**
 * The words of a text as a part of an address: letters of all scripts, with their signs, and figures, joined by hyphens. Null
 * where nothing is left.
 *
 * @example publicSlug('বাংলাদেশের রাজধানী কোনটি?') // 'বাংলাদেশের-রাজধানী-কোনটি'
 */
export function publicSlug(text: string): string | null {
  const words = text
    .normalize('NFC')
    .replace(/[\u200c\u200d]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  if (words.length <= longest) return words || null
  // Cut between words where there are any, and never within a letter and its sign.
  const cut = words.slice(0, longest).replace(/-[^-]*$/, '')
  return cut.replace(/[\ud800-\udbff]$/, '') || null
}
