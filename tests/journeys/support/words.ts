import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@prostuti/contract'
import { createTranslator, type Messages, type Translate } from '@prostuti/sdk/i18n/translate'

const root = join(import.meta.dirname, '../../..')

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

/** The texts of staff's screens, by key. */
export function staffMessagesOf(language: Language): Messages {
  const files = globSync(`site/src/staff/locales/${language}/*.json`, { cwd: root })
  return Object.assign({}, ...files.map(file => JSON.parse(readFileSync(join(root, file), 'utf8'))))
}

/** Every text there is, by key. The site writes `{{count, number}}` where the SDK writes `{{count}}`. */
export function messagesOf(language: Language): Messages {
  const files = globSync(`{packages/sdk/src/*,site/src}/locales/${language}.json`, { cwd: root })
  const texts = files.map(file => readFileSync(join(root, file), 'utf8').replaceAll(', number}}', '}}'))
  return Object.assign({}, ...texts.map(text => JSON.parse(text)))
}
