import { z } from 'zod'
import { Id, Instant } from '../values.ts'

/** Why coins came or went. */
export const LedgerReason = z.enum([
  'opening_balance',
  'daily_bonus',
  'exam_purchase',
  'program_purchase',
  'taken_back',
  'debt_payment',
  'account_merge',
  'coin_purchase',
  'refund',
  'gift',
])
export type LedgerReason = z.infer<typeof LedgerReason>

/** One change of a person's coins. */
export const LedgerEntry = z.strictObject({
  id: Id,
  at: Instant,
  /** In coins; negative for those that went. */
  delta: z.number().int(),
  /** In coins, after this change. */
  balance: z.number().int().min(0),
  reason: LedgerReason,
  /** The id of what was bought, or the day (`YYYY-MM-DD`, Asia/Dhaka) of a bonus; null where the reason says it all. */
  ref: z.string().nullable(),
  /** The title of what was bought, in the caller's language, or why staff gave it; null for the others and for what there is no more. */
  title: z.string().nullable(),
})
export type LedgerEntry = z.infer<typeof LedgerEntry>
