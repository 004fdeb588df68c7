import { dhakaDay, startOfDhakaDay } from '@prostuti/contract/dhaka-time'

/** When people are told of days to come, in hours of Dhaka. */
export const morningHour = 9
export const eveningHour = 19

/** An hour of a day `YYYY-MM-DD` in Dhaka, in milliseconds since 1970. */
export const hourOfDay = (day: string, hour: number): number => startOfDhakaDay(day) + hour * 3_600_000

/** Whether it is this hour in Dhaka or later in the day. */
export const isHourPast = (now: number, hour: number): boolean => now >= hourOfDay(dhakaDay(now), hour)
