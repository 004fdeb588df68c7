const strayControls = /[^\P{Cc}\n\t]/gu
const invisible = /[\u00ad\u200b\u200e\u200f\u2060\ufeff\u202a-\u202e]/g
const isolates = /[\u2066-\u2069\n]/g
/** Joiners beside ASCII, a space, the edge of the text or a Bangla letter that is no hasanta. */
const idleJoiner =
  /(?<!\u09cd)(?:(?<=^|[\s!-~\u0980-\u09ff])[\u200c\u200d]|[\u200c\u200d](?=$|[\s!-~\u0980-\u09ff]))(?!\u09cd)/g
const spaces = /[^\S\n]+/g

/**
 * One spelling for what looks the same: NFC (which writes ড়, ঢ়, য় as letter and dot), plain spaces, LF line ends,
 * no invisible characters but pairs of signs that isolate words of another direction. ZWJ and ZWNJ stay where they shape
 * a Bangla conjunct (জসীমউদ্‌দীন, র‍্যাব) or an emoji.
 *
 * @example normalizeText('য়\u200bা  ') // 'য়া' with the dot as a character of its own
 */
export function normalizeText(text: string): string {
  const visible = withoutInvisible(text.normalize('NFC').replace(/\r\n?|[\v\f\u2028\u2029\u0085]/g, '\n'))
  return withoutLooseIsolates(visible)
    .replace(/(\u200c|\u200d)(?:\u200c|\u200d)+/g, '$1')
    .replace(idleJoiner, '')
    .replace(spaces, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/**
 * Without control characters (line ends and tabs stay, other white space is a space) and without those that nobody sees.
 * Signs that isolate words of another direction stay: `normalizeText` looks after their pairs.
 */
export function withoutInvisible(text: string): string {
  return text
    .replace(/[\v\f]/g, ' ')
    .replace(strayControls, '')
    .replace(invisible, '')
}

const endOfIsolate = '\u2069'

/** An isolate ends on its line: one that is not closed there would turn what follows. */
function withoutLooseIsolates(text: string): string {
  const kept = new Set<number>()
  let open: number[] = []
  for (const { 0: sign, index } of text.matchAll(isolates)) {
    if (sign === '\n') open = []
    else if (sign !== endOfIsolate) open.push(index)
    else if (open.length > 0) kept.add(open.pop()!).add(index)
  }
  return text.replace(isolates, (sign, index: number) => (sign === '\n' || kept.has(index) ? sign : ''))
}
