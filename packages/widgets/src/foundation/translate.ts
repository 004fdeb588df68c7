/** Values of a message: `{{name}}` in it. `count` also picks the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>

/** Looks a message up by its flat key (`player.submit`) and fills it in. An unknown key comes back as it is. */
export type Translate = (key: string, values?: MessageValues) => string

export type Language = 'bn' | 'en'

/** Messages of one language by flat key, as the locale files have them. */
export type Messages = Readonly<Record<string, string>>

/** Where messages come from: at once when they are here, a promise while they are on their way. */
export type MessageSource = (language: Language) => Messages | Promise<Messages>

const locales: Record<Language, string> = { bn: 'bn-BD', en: 'en-GB' }

/** The locale that numbers and dates of a language are written in. */
export const localeOf = (language: Language): string => locales[language]

/**
 * The translator of the embed: i18next's message syntax (`{{name}}`, `key_one`, `key_other`) without i18next's 14 KiB.
 * Numbers among the values come out in the language's digits.
 *
 * @example createTranslate('bn', { left: '{{count}}টি বাকি' })('left', { count: 3 }) // '৩টি বাকি'
 */
export function createTranslate(language: Language, messages: Messages): Translate {
  const locale = localeOf(language)
  const numbers = new Intl.NumberFormat(locale)
  const plurals = new Intl.PluralRules(locale)
  const formOf = (key: string, count: unknown) =>
    typeof count === 'number' ? messages[`${key}_${plurals.select(count)}`] : undefined
  return (key, values = {}) => {
    const message = formOf(key, values.count) ?? messages[key] ?? messages[`${key}_other`] ?? key
    return message.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => {
      const value = values[name]
      return typeof value === 'number' ? numbers.format(value) : (value ?? hole)
    })
  }
}
