import { weekOf } from '../books/index.ts'
import type { ShownDay } from './routine.props.ts'

/** A routine as one reads it: today, the rest of this week, what comes after it, what was. */
export interface GroupedDays {
  today: ShownDay[]
  week: ShownDay[]
  later: ShownDay[]
  past: ShownDay[]
  /** Of a program that has not begun. */
  undated: ShownDay[]
}

export function groupDays(days: readonly ShownDay[], today: string): GroupedDays {
  const lastOfWeek = weekOf(today).at(-1)!
  const groupOf = ({ date }: ShownDay): keyof GroupedDays => {
    if (date === null) return 'undated'
    if (date === today) return 'today'
    if (date < today) return 'past'
    return date <= lastOfWeek ? 'week' : 'later'
  }
  const groups: GroupedDays = { today: [], week: [], later: [], past: [], undated: [] }
  for (const day of days) groups[groupOf(day)].push(day)
  return groups
}

/** Days with the month that they lie in, each month once. */
export function byMonth(days: readonly ShownDay[]): { month: string; days: ShownDay[] }[] {
  const months = new Map<string, ShownDay[]>()
  for (const day of days) {
    const month = day.date!.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), day])
  }
  return [...months].map(([month, within]) => ({ month, days: within }))
}
