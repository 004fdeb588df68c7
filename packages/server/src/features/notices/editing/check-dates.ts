import { refusedField } from './refused-field.ts'

const outside = { bn: '১৯৭১ থেকে ২১০০ সালের কোনো দিন দিন।', en: 'A day of the years 1971 to 2100' }

/** Throws `validation_failed` for a day or an instant, as ISO 8601, outside 1971 to 2100: it is a slip of the hand. */
export function checkDate(path: string, given: string | null | undefined): void {
  if (given === null || given === undefined) return
  const year = Number(given.slice(0, 4))
  if (year < 1971 || year > 2100) throw refusedField(path, 'out_of_range', outside)
}
