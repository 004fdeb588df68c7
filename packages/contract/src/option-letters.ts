/** How options are called, in their order; a paper shows eight of them at most, a question in the bank has sixteen at most. */
export const optionLetters = { bn: 'কখগঘঙচছজঝঞটঠডঢণত', en: 'ABCDEFGHIJKLMNOP' } as const

/** The letter of an option's row, counted from 0: ক খ গ ঘ, or A B C D; empty for a row that no question has. */
export const optionLetter = (row: number, language: 'bn' | 'en'): string => optionLetters[language][row] ?? ''

/** The row that a letter calls, in either language and case; -1 for what is no such letter. */
export const rowOfLetter = (letter: string): number =>
  letter.length === 1 ? Math.max(optionLetters.bn.indexOf(letter), optionLetters.en.indexOf(letter.toUpperCase())) : -1
