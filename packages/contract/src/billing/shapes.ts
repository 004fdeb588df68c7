import { z } from 'zod'
import { BillingProfile } from '../auth/index.ts'
import { ProgramTimeline } from '../programs/index.ts'
import { Day, Id, listOf, PageQuery } from '../values.ts'
import { giftShapes } from './gifts.ts'
import { LedgerEntry } from './ledger-entries.ts'
import { orderShapes } from './orders.ts'
import { premiumPackShapes } from './premium-packs.ts'
import { reconciliationShapes } from './reconciliation.ts'
import { ShownPrice } from './shown-price.ts'
import { staffPaymentShapes } from './staff-payments.ts'
import { userPurchaseShapes } from './user-purchases.ts'

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
  ...staffPaymentShapes,
  ...reconciliationShapes,
  ...premiumPackShapes,
  ...giftShapes,
  ...userPurchaseShapes,
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
