interface ValueWords {
  readonly yes: string
  readonly no: string
  readonly none: string
  /** How a number is written; as it is unless given. */
  digits?(text: string): string
  /** How an instant of the API is written. */
  instant?(at: string): string
}

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/**
 * A field's value as people read it, on one line; texts that both languages share are said once.
 *
 * @example shownValue(['ভূগোল', 'নদী'], words) // 'ভূগোল, নদী'
 */
export function shownValue(value: unknown, words: ValueWords): string {
  if (value === null || value === undefined || value === '') return words.none
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value))
    return value.length === 0 ? words.none : value.map(part => shownValue(part, words)).join(', ')
  if (typeof value === 'number') return words.digits?.(String(value)) ?? String(value)
  if (typeof value === 'string' && words.instant && instantPattern.test(value)) return words.instant(value)
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'object')
    return [...new Set(Object.values(value).map(part => shownValue(part, words)))].join(' · ')
  return String(value)
}
