import type { Language } from '@prostuti/contract'
import { createTranslator } from '@prostuti/sdk/i18n/translate'
import { bn, en } from '@prostuti/sdk/notices/messages'

const translators = { bn: createTranslator(bn, 'bn'), en: createTranslator(en, 'en') }

/** The words of notices and of common questions, in one language. */
export const noticeWords = (language: Language) => translators[language]
