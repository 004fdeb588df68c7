import type { Language } from '@prostuti/contract'
import i18next from 'i18next'
import bn from '../../locales/bn.json' with { type: 'json' }
import en from '../../locales/en.json' with { type: 'json' }

export type TextKey = keyof typeof bn

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string

const texts = i18next.createInstance()
await texts.init({
  lng: 'bn',
  fallbackLng: false,
  // Keys are flat (`exams.join.start`), so that one can be searched for as it is written.
  keySeparator: false,
  nsSeparator: false,
  // Astro escapes what it prints.
  interpolation: { escapeValue: false },
  resources: { bn: { translation: bn }, en: { translation: en } },
})

/**
 * The texts of a language. `{{count, number}}` in a text comes out in the language's digits.
 *
 * @example translator('bn')('exams.questions', { count: 100 }) // '১০০টি প্রশ্ন'
 */
export function translator(language: Language): Translate {
  const t = texts.getFixedT(language)
  return (key, values) => t(key, { ...values })
}
