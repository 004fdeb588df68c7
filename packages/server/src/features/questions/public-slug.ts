const longest = 80

/** 1,000 or 1,00,000. */
const grouped = /(?<![\p{Nd},])\p{Nd}{1,3}(?:,\p{Nd}{2,3})*,\p{Nd}{3}(?![\p{Nd},])/gu

/** A slash would part an address. */
const stroke = '⁄'

/**
 * The words of a text as a part of an address: letters of all scripts, with their signs, and figures, joined by hyphens. Numbers stay
 * what they are: ০.৫, ১⁄২, 1000. Null where nothing is left.
 *
 * @example publicSlug('বাংলাদেশের রাজধানী কোনটি?') // 'বাংলাদেশের-রাজধানী-কোনটি'
 */
export function publicSlug(text: string): string | null {
  const words = text
    .normalize('NFC')
    .replace(/[\u200c\u200d]/g, '')
    .toLowerCase()
    .replace(grouped, number => number.replaceAll(',', ''))
    .replace(/(?<=\p{Nd})\/(?=\p{Nd})/gu, stroke)
    .replace(/[^\p{L}\p{M}\p{N}.⁄]+|(?<!\p{Nd})[.⁄]|[.⁄](?!\p{Nd})/gu, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '')
  if (words.length <= longest) return words || null
  // Cut between words where there are any, and never within a letter and its sign.
  const cut = words.slice(0, longest).replace(/-[^-]*$/, '')
  return cut.replace(/[\ud800-\udbff]$/, '') || null
}
