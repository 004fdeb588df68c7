import { addDays, startOfDhakaDay } from '../../platform/dhaka-day.ts'

/** The first instant at which nobody can apply any more, in milliseconds since 1970: `hh:mm` of the last day, or its end, in Dhaka. */
export function endOf(deadline: string | null, time: string | null): number | null {
  if (deadline === null) return null
  if (time === null) return startOfDhakaDay(addDays(deadline, 1))
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return startOfDhakaDay(deadline) + (hours * 60 + minutes) * 60_000
}
