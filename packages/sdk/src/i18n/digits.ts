import type { Language } from '@prostuti/contract'

const bengaliZero = 0x09e6

/** The same text with Bangla digits where the language is Bangla. */
export function localDigits(text: string, language: Language): string {
  if (language === 'en') return text
  return text.replaceAll(/\d/g, digit => String.fromCharCode(bengaliZero + Number(digit)))
}

/** Both digits are understood wherever people write numbers: `১২` and `12` are twelve. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/[০-৯]/g, digit => String(digit.charCodeAt(0) - bengaliZero))
}

/** A number with at least two digits. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
