import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@prostuti/contract'
import * as auth from '@prostuti/sdk/auth/messages'
import * as core from '@prostuti/sdk/core/messages'
import * as exams from '@prostuti/sdk/exams/messages'
import { createTranslator, type Messages, type Translate } from '@prostuti/sdk/i18n/translate'

export const languages: readonly Language[] = ['bn', 'en']

/** What the elements and the site say: a word that is changed in a locale file changes here, a key that is gone fails. */
export function wordsOf(language: Language): Translate {
  const words = messagesOf(language)
  const translate = createTranslator(words, language)
  return (key, values) => {
    const text = translate(key, values)
    if (text === key) throw new Error(`There is no ${language} text for ${key}`)
    return text
  }
}

/** Every text there is, by key. */
export function messagesOf(language: Language): Messages {
  return { ...core[language], ...auth[language], ...exams[language], ...siteMessages(language) }
}

/** The site writes `{{count, number}}` where the SDK writes `{{count}}`. */
function siteMessages(language: Language): Messages {
  const file = join(import.meta.dirname, `../../../site/src/locales/${language}.json`)
  return JSON.parse(readFileSync(file, 'utf8').replaceAll(', number}}', '}}'))
}
