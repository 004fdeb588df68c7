import type { Language } from '@prostuti/contract'

const letters: Record<Language, string> = { bn: 'কখগঘঙচছজ', en: 'ABCDEFGH' }

/** The letter of an option's row, counted from 0. */
export const optionLetter = (row: number, language: Language): string => letters[language][row] ?? ''
