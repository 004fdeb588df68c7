const offsetMs = 6 * 60 * 60 * 1000

/** The day in Dhaka, `YYYY-MM-DD`, of an instant in milliseconds since 1970. Bangladesh has no summer time. */
export function dhakaDay(instant: number): string {
  return new Date(instant + offsetMs).toISOString().slice(0, 10)
}

const dayMs = 24 * 60 * 60 * 1000

/** The day so many days later, both `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** The instant at which a day begins in Dhaka, in milliseconds since 1970. */
export function startOfDhakaDay(day: string): number {
  return Date.parse(day) - offsetMs
}

/** Days from one to the other, both `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}
