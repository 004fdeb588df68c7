/*
 * What the keys of SutonnyMJ and its kin draw (the Bijoy layout in Windows-1252). Marks of our own stand for what must change its
 * place: signs that are typed before their letter, and the reph, which is typed after it.
 */

export const preE = '\ue001'
export const preI = '\ue002'
export const preAi = '\ue003'
export const reph = '\ue004'
/** Completes ৌ after a letter with ে. */
export const auMark = '\u09d7'

const letters: Readonly<Record<string, string>> = {
  ...{ A: 'অ', B: 'ই', C: 'ঈ', D: 'উ', E: 'ঊ', F: 'ঋ', G: 'এ', H: 'ঐ', I: 'ও', J: 'ঔ' },
  ...{ K: 'ক', L: 'খ', M: 'গ', N: 'ঘ', O: 'ঙ', P: 'চ', Q: 'ছ', R: 'জ', S: 'ঝ', T: 'ঞ', U: 'ট', V: 'ঠ', W: 'ড' },
  ...{ X: 'ঢ', Y: 'ণ', Z: 'ত', _: 'থ', '`': 'দ', a: 'ধ', b: 'ন', c: 'প', d: 'ফ', e: 'ব', f: 'ভ', g: 'ম', h: 'য' },
  ...{ i: 'র', j: 'ল', k: 'শ', l: 'ষ', m: 'স', n: 'হ', o: 'ড়', p: 'ঢ়', q: 'য়', r: 'ৎ', s: 'ং', t: 'ঃ', u: 'ঁ' },
}

const signs: Readonly<Record<string, string>> = {
  ...{ v: 'া', w: preI, x: 'ী', y: 'ু', z: 'ু', '~': 'ূ', '‚': 'ূ', ƒ: 'ূ', '–': 'ু', '“': 'ু', æ: 'ু' },
  ...{ '„': 'ৃ', '…': 'ৃ', '†': preE, '‡': preE, ˆ: preAi, '‰': preAi, Š: auMark },
}

/** Letters that stand together in one glyph. */
const together: Readonly<Record<string, string>> = {
  ...{ '°': 'ক্ক', '±': 'ক্ট', '³': 'ক্ত', '´': 'ক্ম', µ: 'ক্র', '¶': 'ক্ষ', ÿ: 'ক্ষ', '²': 'ক্ষ্ম', '·': 'ক্স' },
  ...{ '¸': 'গু', '»': 'গ্ধ', '¼': 'ঙ্ক', '½': 'ঙ্গ', '¾': 'জ্জ', À: 'জ্ঝ', Á: 'জ্ঞ', Â: 'ঞ্চ', Ã: 'ঞ্ছ', Ä: 'ঞ্জ' },
  ...{ Å: 'ঞ্ঝ', Æ: 'ট্ট', Ç: 'ড্ড', È: 'ণ্ট', É: 'ণ্ঠ', Ê: 'ণ্ড', Ë: 'ত্ত', Ì: 'ত্থ', Î: 'ত্র', Ï: 'দ্দ', Ø: 'দ্ব' },
  ...{ '×': 'দ্ধ', Ù: 'দ্ম', Ú: 'ন্ঠ', Û: 'ন্ড', Ü: 'ন্ধ', Ý: 'ন্স', Þ: 'প্ট', ß: 'প্ত', à: 'প্প', á: 'প্স', â: 'ব্জ' },
  ...{ ã: 'ব্দ', ä: 'ব্ধ', å: 'ভ্র', ç: 'ম্ফ', é: 'ল্ক', ê: 'ল্গ', ë: 'ল্ট', ì: 'ল্ড', í: 'ল্প', î: 'ল্ফ', ï: 'শু' },
  ...{ ð: 'শ্চ', ñ: 'শ্ছ', ò: 'ষ্ণ', ó: 'ষ্ট', ô: 'ষ্ঠ', õ: 'ষ্ফ', ö: 'স্খ', '÷': 'স্ট', ù: 'স্ফ', û: 'হু', ü: 'হৃ' },
  ...{ ý: 'হ্ন', þ: 'হ্ম', Ð: 'ণ্ড' },
}

/** The first letter of a cluster, which waits for the next. */
const upper: Readonly<Record<string, string>> = {
  ...{ š: 'ন্', '›': 'ন্', '˜': 'দ্', '™': 'দ্', '”': 'চ্', '•': 'ঙ্', '¤': 'ম্', '®': 'ষ্', '¯': 'স্' },
}

/** What hangs below the letter before it. */
const lower: Readonly<Record<string, string>> = {
  ...{ '&': '্', '¨': '্য', '©': reph, ª: '্র', '«': '্র', Ö: '্র', '¡': '্ব', '¦': '্ব', '^': '্ব', Ÿ: '্ব' },
  ...{ '¢': '্ভ', '£': '্ভ্র', '¥': '্ম', '§': '্ম', '¬': '্ল', ø: '্ল', œ: '্ন', è: '্ন', Í: '্ত', '—': '্ত' },
  ...{ '’': '্থ', '‘': '্তু', '¿': '্ত্র', '‹': '্ক', Œ: '্ক্র', ú: '্প' },
}

const others: Readonly<Record<string, string>> = { '|': '।', Ò: '“', Ó: '”', Ô: '‘', Õ: '’' }

export const glyphs: ReadonlyMap<string, string> = new Map(
  [letters, signs, together, upper, lower, others].flatMap(each => Object.entries(each)),
)
