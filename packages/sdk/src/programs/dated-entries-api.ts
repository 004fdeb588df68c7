import type { DatedEntry, DatedKind, MyRoutine } from '@prostuti/contract'
import {
  getDatedCalendar,
  getMyRoutine,
  keepInRoutine,
  removeFromRoutine,
} from '@prostuti/contract/programs/operations'
import type { Prostuti } from '../client.ts'

/** What has an exam: a circular, a seat plan or a result. */
export interface DatedThing {
  kind: DatedKind
  id: string
}

/** What a person wants of an exam in their routine. */
export type DatedWishes = Pick<DatedEntry, 'reminders' | 'aim'>

/** The calls of exams that belong to no program and stand in one's own routine. */
export interface DatedEntriesApi {
  /** Twice changes nothing but the wishes. Throws `no_data` where no day is known, and `conflict` where there are 200. */
  keep(thing: DatedThing, wishes: DatedWishes): Promise<DatedEntry>
  /** Twice is as once. */
  remove(thing: DatedThing): Promise<void>
  /** Where a calendar of this one exam is, by default with alarms 7 days and 1 day before. */
  calendarAddress(thing: DatedThing, options?: { alarms?: boolean }): string
  /** With them the days of all programs that the person has. */
  myRoutine(): Promise<MyRoutine>
}

/**
 * Exams of circulars, seat plans and results in a person’s own routine.
 * @example await datedEntriesOf(prostuti).keep({ kind: 'circular', id: '7' }, { reminders: [7, 1], aim: true })
 */
export function datedEntriesOf({
  http,
  base,
  language,
}: Pick<Prostuti, 'http' | 'base' | 'language'>): DatedEntriesApi {
  return {
    keep: ({ kind, id }, wishes) => http.call(keepInRoutine, { params: { kind, id }, body: wishes }),
    remove: ({ kind, id }) => http.call(removeFromRoutine, { params: { kind, id } }),
    calendarAddress: ({ kind, id }, { alarms = true } = {}) => {
      const path = getDatedCalendar.path.replace('{kind}', kind).replace('{id}', id)
      return `${base}${path}?${new URLSearchParams({ language, alarms: `${alarms}` })}`
    },
    myRoutine: () => http.call(getMyRoutine),
  }
}

/** The day at which the notebook aims by a routine, `YYYY-MM-DD`: of the first exam after today; null without one. */
export function aimedDay({ today, days, exams }: MyRoutine): string | null {
  const ofPrograms = days.filter(({ items }) => items.some(({ exam }) => exam))
  const all = [...ofPrograms, ...exams.filter(({ aim }) => aim)].map(({ date }) => date)
  return all.filter(date => date > today).sort()[0] ?? null
}
