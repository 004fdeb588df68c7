import { weekOf } from '../books/index.ts'
import type { RoutineData, Shown } from './routine.props.ts'

/** A routine as one reads it: today, the rest of this week, what comes after it, what was. */
export interface GroupedDays {
  today: Shown[]
  week: Shown[]
  later: Shown[]
  past: Shown[]
  /** Of a program that has not begun. */
  undated: Shown[]
}

export function groupDays(days: readonly Shown[], today: string): GroupedDays {
  const lastOfWeek = weekOf(today).at(-1)!
  const groupOf = ({ date }: Shown): keyof GroupedDays => {
    if (date === null) return 'undated'
    if (date === today) return 'today'
    if (date < today) return 'past'
    return date <= lastOfWeek ? 'week' : 'later'
  }
  const groups: GroupedDays = { today: [], week: [], later: [], past: [], undated: [] }
  for (const day of days) groups[groupOf(day)].push(day)
  return groups
}

/** Days of programs and exams outside them by date; of one date the days come first. */
export function inOrder({ days, exams }: Pick<RoutineData, 'days' | 'exams'>): readonly Shown[] {
  if (exams.length === 0) return days
  const all: Shown[] = [...days, ...exams.map(dated => ({ date: dated.date, dated }))]
  return all.sort((one, other) => (one.date ?? '').localeCompare(other.date ?? ''))
}

/** Days with the month that they lie in, each month once. */
export function byMonth(days: readonly Shown[]): { month: string; days: Shown[] }[] {
  const months = new Map<string, Shown[]>()
  for (const day of days) {
    const month = day.date!.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), day])
  }
  return [...months].map(([month, within]) => ({ month, days: within }))
}
