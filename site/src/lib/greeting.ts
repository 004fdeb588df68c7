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

const dhakaHour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dhaka', hour: '2-digit', hourCycle: 'h23' })

/** Which greeting fits this instant in Dhaka. */
export function partOfDay(at: Date): PartOfDay {
  const hour = Number(dhakaHour.format(at))
  return beginnings.find(([from]) => hour >= from)![1]
}
