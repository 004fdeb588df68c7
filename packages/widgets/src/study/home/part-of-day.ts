import { dhakaHour } from '@prostuti/sdk/i18n/format'

export type PartOfDay = 'night' | 'morning' | 'noon' | 'afternoon' | 'evening'

/** The hour at which each part begins. Specification §4: night before 6 and from 20. */
const beginnings: readonly (readonly [hour: number, part: PartOfDay])[] = [
  [20, 'night'],
  [18, 'evening'],
  [15, 'afternoon'],
  [12, 'noon'],
  [6, 'morning'],
  [0, 'night'],
]

/** Which greeting fits this instant in Dhaka; milliseconds since 1970. */
export function partOfDay(at: number): PartOfDay {
  const hour = dhakaHour(at)
  return beginnings.find(([from]) => hour >= from)![1]
}
