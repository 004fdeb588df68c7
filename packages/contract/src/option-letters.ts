/** How the options of a paper are called, in their order: it shows eight of a question at most. */
export const optionLetters = { bn: 'কখগঘঙচছজ', en: 'ABCDEFGH' } as const

/** The letter of an option's row, counted from 0: ক খ গ ঘ, or A B C D; empty for a row that no paper has. */
export const optionLetter = (row: number, language: 'bn' | 'en'): string => optionLetters[language][row] ?? ''

/** In the bank a question has sixteen options at most, hidden ones counted. */
const bankLetters = { bn: `${optionLetters.bn}ঝঞটঠডঢণত`, en: `${optionLetters.en}IJKLMNOP` } as const

/** The same of a question in the bank. */
export const bankLetter = (row: number, language: 'bn' | 'en'): string => bankLetters[language][row] ?? ''

/** The row that a letter calls, in either language and case; -1 for what is no such letter. */
export const rowOfLetter = (letter: string): number =>
  letter.length === 1 ? Math.max(optionLetters.bn.indexOf(letter), optionLetters.en.indexOf(letter.toUpperCase())) : -1
