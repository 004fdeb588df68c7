/** Letters of other alphabets and figures that look like these, after NFKC and in small letters; l and i look alike. */
const lookalikes: Readonly<Record<string, string>> = {
  a: 'аαɑ4@', // Cyrillic, Greek, Latin alpha
  b: 'ьвƅ8',
  c: 'сϲᴄ',
  d: 'ԁɗ',
  e: 'еёєε3',
  f: 'ғƒ',
  g: 'ɡ9',
  h: 'һн',
  i: 'іїιlӏ1|!ɩɪ',
  k: 'кκ',
  m: 'мṃ',
  n: 'пηɴո',
  o: 'оοσ0օ',
  p: 'рρ',
  r: 'гʀ',
  s: 'ѕꜱ5$ʂ',
  t: 'тτᴛ7+',
  u: 'υцʋս',
  v: 'νѵ',
  x: 'хχ',
  y: 'уγү',
  '\u09bf': '\u09c0', // Bangla i, short and long
  '\u09c1': '\u09c2', // Bangla u
}

const plain = new Map(
  Object.entries(lookalikes).flatMap(([letter, others]) => [...others].map(other => [other, letter])),
)

/** Joiners, spaces, signs, and marks that are no Bangla: they change nothing of how a word is read. */
const ornaments = /[^\p{L}\p{N}\p{M}]|(?!\p{Script=Bengali})\p{M}/gu

/** How a word looks: what may be taken for one another becomes the same. */
function normalizeLookalikes(word: string): string {
  const letters = [...word.normalize('NFKC').toLowerCase().normalize('NFKD')].map(letter => plain.get(letter) ?? letter)
  return letters.join('').replaceAll(ornaments, '').replaceAll('rn', 'm').replaceAll('vv', 'w')
}

/** Ours wherever they stand; the others as a word of their own, since many a word holds one (badminton). */
const brandNames = ['prostuti', 'prostuthi', 'প্রস্তুতি', 'প্রস্তূতি'].map(normalizeLookalikes)
const staffTitles = [
  ...[
    'admin',
    'admins',
    'administrator',
    'moderator',
    'mod',
    'staff',
    'official',
    'support',
    'system',
    'root',
    'owner',
  ],
  ...['অ্যাডমিন', 'এডমিন', 'এ্যাডমিন', 'মডারেটর', 'স্টাফ', 'অফিসিয়াল', 'সাপোর্ট', 'কর্তৃপক্ষ'],
].map(normalizeLookalikes)

/**
 * Whether a chosen name could be taken for the platform or its staff, also in letters that merely look like theirs.
 *
 * @example imitatesStaff('Рrоstuti Аdmіn') // true: Cyrillic letters
 */
export function impersonatesStaff(name: string): boolean {
  const whole = normalizeLookalikes(name)
  const words = name
    .split(/[\s\p{P}\p{S}]+/u)
    .flatMap(word => [normalizeLookalikes(word), normalizeLookalikes(word.replaceAll(/\p{N}/gu, ''))])
  return brandNames.some(each => whole.includes(each)) || [whole, ...words].some(word => staffTitles.includes(word))
}
