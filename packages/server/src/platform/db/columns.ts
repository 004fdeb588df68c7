import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Raw bytes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A `timestamptz` in whole milliseconds, which is what JavaScript can hold. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** A text in both languages of the interface. A question about a language has the same text in both. */
export interface Localized {
  bn: string
  en: string
}

/** A text in Bangla, with English where it was written. Read through `inLanguage`. */
export interface Translated {
  bn: string
  en?: string
}
