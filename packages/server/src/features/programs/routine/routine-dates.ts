import { addDays } from '../../../platform/dhaka-day.ts'

/** Days after the start of each entry of a routine: the sum of the intervals up to and including its own (decision 0037). */
export function offsetsOf(intervals: readonly number[]): number[] {
  let sum = 0
  return intervals.map(interval => {
    sum += interval
    return sum
  })
}

/** The days on which the entries of a routine fall that begins on `start`. Days are `YYYY-MM-DD`. */
export function datesFrom(start: string, intervals: readonly number[]): string[] {
  return offsetsOf(intervals).map(offset => addDays(start, offset))
}

interface Restart {
  readonly intervals: readonly number[]
  /** The days so far, of as many entries as there were when they were set. */
  readonly days: readonly string[]
  readonly today: string
  /** The new start date, not before today. */
  readonly start: string
}

/**
 * The days after a new start date. Those before today stay. The first of the others falls on the new date and the rest
 * follow by their intervals; while no day is over, that is a first start. Null: none is left to move.
 */
export function restartedDates({ intervals, days, today, start }: Restart): string[] | null {
  const past = extendedDates(days, intervals).filter(day => day < today)
  if (past.length === 0) return datesFrom(start, intervals)
  const [, ...left] = intervals.slice(past.length)
  if (past.length === intervals.length) return null
  return [...past, ...datesFrom(start, [0, ...left])]
}

/** The same days for the routine as it is now: entries that were added since follow the last one; those taken away are gone. */
export function extendedDates(days: readonly string[], intervals: readonly number[]): string[] {
  const known = days.slice(0, intervals.length)
  const last = known.at(-1)
  if (last === undefined) return []
  return [...known, ...datesFrom(last, intervals.slice(known.length))]
}
