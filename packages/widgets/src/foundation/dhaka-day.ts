/** Bangladesh keeps UTC+6 all the year. */
const dhakaMs = 6 * 3_600_000

/** The day that it is in Dhaka, `YYYY-MM-DD`, at an instant in milliseconds since 1970. */
export const dhakaDay = (at: number): string => new Date(at + dhakaMs).toISOString().slice(0, 10)
