import { z } from 'zod'
import { BillingProfile } from '../auth/index.ts'
import { ProgramTimeline } from '../programs/index.ts'
import { Day, Id, Instant, listOf, PageQuery } from '../values.ts'
import { giftShapes } from './gifts.ts'
import { orderShapes } from './orders.ts'
import { premiumPackShapes } from './premium-packs.ts'
import { ShownPrice } from './shown-price.ts'

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

/** Exactly one of the two. No union: a refusal must name the field that is wrong. */
const Bought = z
  .strictObject({
    exam: Id.optional(),
    program: Id.optional(),
    /** The price in coins that the person was shown; 0: none, by premium too. */
    cost: ShownPrice.optional(),
  })
  .refine(({ exam, program }) => (exam === undefined) !== (program === undefined), {
    path: ['exam'],
    error: 'either exam or program',
  })

export const billingShapes = {
  ...orderShapes,
  ...premiumPackShapes,
  ...giftShapes,
  'billing.claimBonus': {
    body: z.strictObject({ category: z.literal('daily') }),
    returns: BillingProfile,
  },
  /** Throws `conflict`, and takes nothing, where `cost` is not what it takes now (`price_changed` of the field). */
  'billing.purchaseExam': {
    body: Bought,
    /** What costs nothing is entered, not bought. */
    returns: z.strictObject({ purchased: z.boolean(), billing_profile: BillingProfile }),
  },
  'billing.personalizeProgram': {
    body: z.strictObject({ program: Id, date: Day, state: z.literal('archive') }),
    returns: ProgramTimeline,
  },
  'billing.listLedger': {
    query: PageQuery,
    /** Newest first. */
    returns: listOf(LedgerEntry),
  },
} as const
