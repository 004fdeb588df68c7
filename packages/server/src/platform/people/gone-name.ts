import type { Language } from '@prostuti/contract'

/** Stands behind an @ where a name stood whose person has left. */
export const goneName = '\ufffc'

const said: Readonly<Record<Language, string>> = { bn: 'মুছে ফেলা সদস্য', en: 'deleted member' }

/** Words with what is read in place of the names of people who have left. */
export const withGoneNames = (text: string, language: Language): string =>
  text.replaceAll(`@${goneName}`, `@${said[language]}`)
