import type { RoutineLine } from '../read-programs.ts'
import type { PractisedDays } from './present-line.ts'

/** A day of a routine on its date, as far as it can be done. */
export interface DatedLines {
  readonly items: readonly RoutineLine[]
  /** `YYYY-MM-DD`, Dhaka; null: not known yet. */
  readonly date: string | null
}

/**
 * The lines that are done: a practice does one line of its topic, the newest one of its day or before that is still to be done. So
 * what was missed is made up for by practising once more.
 */
export function doneLines(days: readonly DatedLines[], practised: PractisedDays): ReadonlySet<RoutineLine> {
  const done = new Set<RoutineLine>()
  for (const [topic, practices] of practised) {
    const lines = days.flatMap(({ items, date }) =>
      date === null ? [] : items.filter(({ practice }) => practice?.topic.id === topic).map(line => ({ line, date })),
    )
    for (const day of practices) {
      const own = lines.findLast(({ line, date }) => date <= day && !done.has(line))
      if (own) done.add(own.line)
    }
  }
  return done
}
