import type { Language } from '@prostuti/contract'
import type { Messages } from '@prostuti/sdk/i18n/translate'

export type { Language } from '@prostuti/contract'
export { createTranslator, type Messages, type Translate } from '@prostuti/sdk/i18n/translate'

/** Where messages come from: at once when they are here, a promise while they are on their way. */
export type MessageSource = (language: Language) => Messages | Promise<Messages>
