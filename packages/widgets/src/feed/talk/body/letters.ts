import type { Language } from '../../../foundation/text/translate.ts'

/** As in an exam. */
export const lettersOf = (language: Language): readonly string[] => [...(language === 'bn' ? 'কখগঘঙচ' : 'ABCDEF')]
