export { dhakaDay, startOfDhakaDay } from '@prostuti/contract/dhaka-time'

const dayMs = 24 * 60 * 60 * 1000

/** The day so many days later, both `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** Days from one to the other, both `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}
