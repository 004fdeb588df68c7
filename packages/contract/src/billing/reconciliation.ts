import { z } from 'zod'
import { Day, Id, Instant, text } from '../values.ts'
import { MoneySum } from './staff-payments.ts'

/** A month in Dhaka, `YYYY-MM`. */
export const Month = text(7).regex(/^2\d{3}-(0[1-9]|1[0-2])$/, 'a month, as 2026-11')

/**
 * How an order differs: the gateway has money that we have not (`theirs`), we have what it does not know (`ours`), both have
 * different sums (`amount`), or it gave no answer (`unanswered`), of which nothing follows.
 */
export const differenceKinds = ['theirs', 'ours', 'amount', 'unanswered'] as const

export const ReconciledDifference = z.strictObject({
  kind: z.enum(differenceKinds),
  order: Id,
  tran_id: z.string(),
  /** In the caller's language. */
  title: z.string(),
  user: z.strictObject({ id: Id, name: z.string() }).nullable(),
  ours: MoneySum,
  theirs: MoneySum,
  /** What the gateway says, in its own words; why it could not be asked, where it gave no answer. */
  said: z.string(),
})
export type ReconciledDifference = z.infer<typeof ReconciledDifference>

/** One day of ours beside the gateway's own report, by the day on which the order was made: its number holds that day. */
export const ReconciledDay = z.strictObject({
  day: Day,
  /** Orders that were asked for. */
  orders: z.int().min(0),
  /** Payments of ours. */
  payments: z.int().min(0),
  ours: MoneySum,
  theirs: MoneySum,
  /** The gateway's fee; null where it does not say. */
  fee: MoneySum.nullable(),
  /** Neither sum says anything of these. */
  unanswered: z.int().min(0),
  differences: z.array(ReconciledDifference),
})
export type ReconciledDay = z.infer<typeof ReconciledDay>

export const Reconciliation = z.strictObject({
  month: Month,
  /** When the gateway was asked; null: not yet. */
  at: Instant.nullable(),
  /** Whether every order of the month was answered for and agrees; null while nothing has been asked. */
  agrees: z.boolean().nullable(),
  /** The newest first; days without an order are left out. */
  days: z.array(ReconciledDay),
  /** What staff took by hand in this month: the gateway knows nothing of it. */
  by_hand: MoneySum,
  /** Every other month that differs, the newest first. */
  differing: z.array(z.strictObject({ month: Month, orders: z.int().min(1) })),
})
export type Reconciliation = z.infer<typeof Reconciliation>

export const reconciliationShapes = {
  /** What came of the last comparison; by default of this month. */
  'billing.getReconciliation': { query: z.strictObject({ month: Month.optional() }), returns: Reconciliation },
  /** Begins to ask the gateway for every order of a month; a task, one at a time a month. Throws `payments_off`. */
  'billing.startReconciliation': {
    body: z.strictObject({ month: Month }),
    returns: z.strictObject({ job: z.uuid() }),
  },
} as const
