import { localDigits } from '@prostuti/sdk/i18n/digits'
import type { Language } from '../../foundation/translate.ts'

const letters: Record<Language, string> = { bn: 'কখগঘঙচছজ', en: 'ABCDEFGH' }

/** The letter of an option's row, counted from 0: ক খ গ ঘ, or A B C D. */
export const letterOf = (row: number, language: Language): string => letters[language][row] ?? ''

/** The same text with the language's digits. */
export const digitsOf = (text: string | number, language: Language): string =>
  language === 'bn' ? String(text).replace(/\d/g, digit => '০১২৩৪৫৬৭৮৯'[Number(digit)]!) : String(text)

/** `৪২:১৭`, from an hour on `১:০২:০৩`. A begun second counts as whole, so that zero means over. */
export function clockText(ms: number, language: Language): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  return localDigits(`${hours ? `${hours}:` : ''}${two((seconds % 3600) / 60)}:${two(seconds % 60)}`, language)
}
