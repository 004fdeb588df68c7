import type { Language } from '@prostuti/contract'
import type { Translated } from './columns.ts'

/** The text in this language; in Bangla where there is no English. */
export function inLanguage({ bn, en }: Translated, language: Language): string {
  return (language === 'en' && en) || bn
}
