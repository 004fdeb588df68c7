const strayControls = /[^\P{Cc}\n\t]/gu
const invisible = /[\u00ad\u200b\u200e\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g
/** Joiners beside ASCII, a space, the edge of the text or a Bangla letter that is no hasanta. */
const idleJoiner =
  /(?<!\u09cd)(?:(?<=^|[\s!-~\u0980-\u09ff])[\u200c\u200d]|[\u200c\u200d](?=$|[\s!-~\u0980-\u09ff]))(?!\u09cd)/g
const spaces = /[^\S\n]+/g

/**
 * One spelling for what looks the same: NFC (which writes ড়, ঢ়, য় as letter and dot), plain spaces, LF line ends,
 * no invisible characters. ZWJ and ZWNJ stay where they shape a Bangla conjunct (জসীমউদ্‌দীন, র‍্যাব) or an emoji.
 *
 * @example normalizeText('য়\u200bা  ') // 'য়া' with the dot as a character of its own
 */
export function normalizeText(text: string): string {
  return withoutInvisible(text.normalize('NFC').replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n'))
    .replace(/(\u200c|\u200d)(?:\u200c|\u200d)+/g, '$1')
    .replace(idleJoiner, '')
    .replace(spaces, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Without control characters (line ends and tabs stay) and without those that nobody sees. */
export function withoutInvisible(text: string): string {
  return text.replace(strayControls, '').replace(invisible, '')
}
