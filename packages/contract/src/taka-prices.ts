import { z } from 'zod'
import { takaBounds } from './taka-bounds.ts'

/** What something costs that is sold for taka, whole. */
export const TakaPrice = z.number().int().min(takaBounds.min).max(takaBounds.max)

/** The same, or 0: not for taka. */
export const OptionalTakaPrice = z
  .number()
  .int()
  .min(0)
  .max(takaBounds.max)
  .refine(taka => taka === 0 || taka >= takaBounds.min, `0, or ${takaBounds.min} at least`)
