import type { Language } from '@prostuti/contract'

const letters = { bn: 'কখগঘঙচছজঝঞটঠডঢণত', en: 'ABCDEFGHIJKLMNOP' } as const

/** The letter of a place among options, from 0. */
export const letterOf = (place: number, language: Language): string => letters[language][place] ?? String(place + 1)
