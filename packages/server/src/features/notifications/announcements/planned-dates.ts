import type { announcements } from './tables.ts'

const dayMs = 86_400_000

type Planned = Pick<typeof announcements.$inferSelect, 'sendingTime' | 'interval' | 'repeatCount' | 'leftOut' | 'moved'>

/** All dates of one, by its fields; `from` where it goes out as soon as it is scheduled, none without it. */
export function plannedDates({ sendingTime, interval, repeatCount, leftOut, moved }: Planned, from?: Date) {
  const first = sendingTime ?? from
  if (!first) return []
  const movedTo = new Map(moved.map(({ number, at }) => [number, new Date(at)]))
  return Array.from({ length: repeatCount }, (_, number) => ({
    number,
    at: movedTo.get(number) ?? new Date(first.getTime() + number * interval * dayMs),
    state: leftOut.includes(number) ? ('left_out' as const) : ('waiting' as const),
  }))
}
