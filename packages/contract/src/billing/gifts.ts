import { z } from 'zod'
import { BillingProfile } from '../auth/index.ts'
import { Flag, Id, Instant, neededLine } from '../values.ts'
import { giftBounds } from './gift-bounds.ts'
import { Money, Order } from './orders.ts'

/** How money came without our gateway: as cash, to the bank's account, or through another gateway or wallet. */
export const HandMethod = z.enum(['cash', 'bank', 'transfer'])
export type HandMethod = z.infer<typeof HandMethod>

/** How a person came to a program. */
export const ProgramSource = z.enum(['free', 'coins', 'taka', 'staff', 'premium'])

const ProgramName = z.strictObject({ id: Id, title: z.string() })

/** A program that a person has got through staff. */
export const GivenProgram = z.strictObject({
  user: Id,
  program: ProgramName,
  source: ProgramSource,
  at: Instant,
  /** Of money that was taken by hand; null: none was. */
  order: Order.nullable(),
  /** The person's coins, after it. */
  coins: z.number().int().min(0),
})
export type GivenProgram = z.infer<typeof GivenProgram>

/** A program, and what a person has of it. */
export const GiftProgram = ProgramName.extend({
  /** In coins; 0: not for coins. */
  cost: z.number().int().min(0),
  /** In whole taka; 0: not for taka. */
  cost_in_tk: z.number().int().min(0),
  /** For sale; others are here because the person has them. */
  on_sale: z.boolean(),
  /** Null: the person does not have it. */
  source: ProgramSource.nullable(),
  /** Whether the person chooses the day on which it begins. */
  own_start: z.boolean(),
  /** The person's online payment for it that waits for staff. */
  held: z.strictObject({ order: Id, amount: Money }).nullable(),
})
export type GiftProgram = z.infer<typeof GiftProgram>

/** What staff need to know of a person before they give something. */
export const GiftFacts = z.strictObject({
  user: z.strictObject({ id: Id, name: z.string() }),
  coins: z.number().int().min(0),
  /** Coins that the person owes: those that come pay them first. */
  owed: z.number().int().min(0),
  /** Those for sale and those that the person has. */
  programs: z.array(GiftProgram),
})
export type GiftFacts = z.infer<typeof GiftFacts>

/** A person's coins around a change by staff. */
export const CoinsGiven = z.strictObject({
  before: z.number().int().min(0),
  after: z.number().int().min(0),
  /** What is still owed. */
  owed: z.number().int().min(0),
})
export type CoinsGiven = z.infer<typeof CoinsGiven>

const Reason = neededLine(giftBounds.reason)

const HandPayment = z.strictObject({
  /** Whole taka. */
  amount: z.number().int().min(giftBounds.taka.min).max(giftBounds.taka.max),
  method: HandMethod,
  /** Of the receipt that was written, or of the transfer. */
  reference: neededLine(giftBounds.reference),
})
export type HandPayment = z.infer<typeof HandPayment>

export const giftShapes = {
  'billing.getGiftFacts': { query: z.strictObject({ user: Id }), returns: GiftFacts },
  /**
   * Buys a program for a person with their own coins, as they would themselves. Throws `already_purchased`, `insufficient_coins`, and
   * `purchase_required` for what coins do not buy.
   */
  'billing.createUserPurchase': {
    body: z.strictObject({ user: Id, program: Id, reason: Reason }),
    returns: GivenProgram,
  },
  /**
   * Gives a program: free, or for money that was taken by hand. Throws `forbidden` to a role that gives nothing free,
   * `already_purchased`, `confirm_required` while an online payment for it is held, unless `confirm` says that both are meant, and
   * `conflict` for a transfer that has paid something already.
   */
  'billing.createManualPurchase': {
    query: z.strictObject({ free_access: Flag }),
    body: z.strictObject({
      user: Id,
      program: Id,
      /** Why; staff read it. */
      note: Reason,
      /** Needed unless it is free, and refused where it is. */
      payment: HandPayment.optional(),
      confirm: z.boolean().optional(),
    }),
    returns: GivenProgram,
  },
  /**
   * Lets a person choose the day on which a program that they have begins. Throws `purchase_required` for one that they do not have,
   * and `conflict` where they choose it already.
   */
  'billing.grantPersonalizeOption': {
    body: z.strictObject({ user: Id, program: Id, reason: Reason }),
    returns: BillingProfile,
  },
  /**
   * Gives coins, or takes some. The person reads the reason in the history of their coins. Throws `forbidden` beyond the limit of the
   * role and to who gives to themselves, and `insufficient_coins` where the person has fewer.
   */
  'billing.giveCoins': {
    body: z.strictObject({
      user: Id,
      /** Negative: they are taken. */
      coins: z
        .number()
        .int()
        .min(-giftBounds.coins)
        .max(giftBounds.coins)
        .refine(coins => coins !== 0, 'coins, not none'),
      reason: Reason,
    }),
    returns: CoinsGiven,
  },
} as const
