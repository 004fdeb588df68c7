import { z } from 'zod'
import { Day, listOf } from '../values.ts'

/** A public holiday, its name in the language that was asked for. */
export const Holiday = z.strictObject({ day: Day, name: z.string() })
export type Holiday = z.infer<typeof Holiday>

export const holidayShapes = {
  /** By their days. */
  'holidays.listHolidays': { returns: listOf(Holiday) },
} as const
