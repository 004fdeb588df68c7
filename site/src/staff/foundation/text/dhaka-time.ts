import { dhakaOffsetMs, inDhaka } from '@prostuti/contract/dhaka-time'

/** An instant as an input of day and time has it, in Dhaka wherever the browser is: `2026-12-10T10:00`. */
export function toDhaka(instant: string): string {
  return inDhaka(instant).toISOString().slice(0, 16)
}

const dayAndTime = /^\d{4,6}-\d\d-\d\dT\d\d:\d\d$/

/** The instant of such a text; null while it is none. */
export function fromDhaka(text: string): string | null {
  // Browsers read a year into a text that has none.
  const at = dayAndTime.test(text) ? Date.parse(`${text}:00Z`) : Number.NaN
  return Number.isNaN(at) ? null : new Date(at - dhakaOffsetMs).toISOString()
}
