interface ValueWords {
  readonly yes: string
  readonly no: string
  readonly none: string
}

/**
 * A field's value as people read it, on one line; a list by its parts.
 *
 * @example shownValue(['ভূগোল', 'নদী'], words) // 'ভূগোল, নদী'
 */
export function shownValue(value: unknown, words: ValueWords): string {
  if (value === null || value === undefined || value === '') return words.none
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value))
    return value.length === 0 ? words.none : value.map(part => shownValue(part, words)).join(', ')
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'object')
    return Object.values(value)
      .map(part => shownValue(part, words))
      .join(' · ')
  return String(value)
}
