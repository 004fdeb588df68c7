/** Asia/Dhaka is UTC+6 all year (it tried summer time once, in 2009): no Intl on the way of a ticking clock. */
export const dhakaOffsetMs = 6 * 3_600_000

/** An instant as ISO 8601 or as milliseconds since 1970. */
export type Instant = string | number

/** A date whose UTC fields read as Dhaka's. */
export const inDhaka = (instant: Instant): Date => new Date(new Date(instant).getTime() + dhakaOffsetMs)

/** The day that it is in Dhaka, `YYYY-MM-DD`, at an instant. */
export const dhakaDay = (instant: Instant): string => inDhaka(instant).toISOString().slice(0, 10)

/** The instant at which a day, `YYYY-MM-DD`, begins in Dhaka, in milliseconds since 1970. */
export const startOfDhakaDay = (day: string): number => Date.parse(day) - dhakaOffsetMs
