import { inBanglaDigits } from '../../../../platform/bangla-digits.ts'
import { auMark, glyphs, preAi, preE, preI, reph } from './glyphs.ts'

const asciiLetters = /[A-Za-z]/g
/** A sign that is typed before its letter: no other writing has it there. */
const unmistakable = /[†‡ˆ‰](?=[A-Za-z_`¯šÿ¶])/
/** Glyphs within words that other languages have no use for there. */
const glyphInWord = /[A-Za-z_`][¡-±´¶-¾×÷ÿ†‡ˆ‰‹™›˜ƒ„‚]/g
const banglaLetters = /[\u0985-\u09b9]/g
const vowelSigns = /[vwxyz]/g
const innerCapital = /[a-z`_][A-Z]/

/**
 * Whether a text is Bangla in the Bijoy layout (SutonnyMJ), which any other font shows as Latin letters: `evsjv‡\`k` is বাংলাদেশ.
 * Several texts that belong together are better evidence than one.
 */
export function isBijoy(text: string): boolean {
  if (unmistakable.test(text)) return true
  const letters = text.match(asciiLetters)?.length ?? 0
  const signs = (text.match(vowelSigns)?.length ?? 0) / Math.max(letters, 1)
  if (letters < 6 || signs < 0.15 || (text.match(banglaLetters)?.length ?? 0) > letters) return false
  const words = text.split(/[^\p{L}_`]+/u).filter(word => /[A-Za-z]/.test(word))
  const odd = words.filter(word => innerCapital.test(word)).length
  return (text.match(glyphInWord)?.length ?? 0) >= 2 || odd * 4 > words.length
}

const consonant = '(?:[ক-হ]়?)'
const cluster = `${consonant}(?:্${consonant})*`
const rephs = new RegExp(`(${cluster})([া-ৌ${auMark}]*)${reph}`, 'g')
const preSigns = new RegExp(`([${preE}${preI}${preAi}])(${cluster})`, 'g')
const signOf: Record<string, string> = { [preE]: 'ে', [preI]: 'ি', [preAi]: 'ৈ' }

/**
 * A text of the Bijoy layout in Unicode; null where that is not sure: a glyph has no place, or the result is no Bangla.
 *
 * @example fromBijoy('evsjv‡\`‡ki ivRavbx †KvbwU?') // 'বাংলাদেশের রাজধানী কোনটি?'
 */
export function fromBijoy(text: string): string | null {
  const drawn = [...text].map(each => glyphs.get(each) ?? inBanglaDigits(each)).join('')
  const found = drawn
    .normalize('NFC')
    .replace(/্{2,}/g, '্')
    .replaceAll(`${reph}্য`, `্য${reph}`)
    .replace(/ঁ([া-ৌ])/g, '$1ঁ')
    .replace(rephs, 'র্$1$2')
    .replace(preSigns, (_, sign: string, letters: string) => letters + signOf[sign]!)
    .replaceAll('ো', 'ো')
    .replaceAll(`ে${auMark}`, 'ৌ')
    .replaceAll('অা', 'আ')
  return isBangla(found) ? found.normalize('NFC') : null
}

/** Left over glyphs, signs without a letter, and letters that begin words alone. */
const noBangla = new RegExp(
  [
    '[^\\P{L}\\u0980-\\u09ff]',
    '[\\ue000-\\ue0ff\\u00a1-\\u00ff\\u02c6\\u2020-\\u2022\\u2030]',
    `(?<![ক-হ়])[া-ৌ্${auMark}]`,
    '[ঁংঃ][া-ৌ]',
    '(?<![\\s\\p{P}]|^)[অঈঊঋঐঔ]',
    '্(?![ক-হ])',
    '(?<![\\u0980-\\u09ff])[ংঃঁৎ]',
  ].join('|'),
  'u',
)

const isBangla = (text: string) => !noBangla.test(text)
