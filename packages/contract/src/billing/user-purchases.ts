import { z } from 'zod'
import { Id, Instant, listOf } from '../values.ts'
import { Money, OrderState } from './orders.ts'

/** Something that a person has got, or has paid for: how, when, at what price. */
export const UserPurchase = z.strictObject({
  kind: z.enum(['program', 'exam', 'premium', 'coins']),
  /** Of the program, exam, pack or coin option. */
  product: Id,
  /** In the caller's language. */
  title: z.string(),
  /** `taka`: through the gateway. `hand`: staff took the money. `staff`: given. */
  by: z.enum(['free', 'coins', 'taka', 'hand', 'staff', 'premium']),
  /** In taka; null for what was not paid for with money. */
  amount: Money.nullable(),
  /** Coins that it took; null for what was not bought with coins. */
  coins: z.int().min(0).nullable(),
  /** Of a premium pack: until when it lasts, once it is credited. */
  until: Instant.nullable(),
  at: Instant,
  /** `owned` where no payment stands behind it. */
  state: z.enum(['owned', ...OrderState.options]),
  /** The payment behind it. */
  order: z.strictObject({ id: Id, tran_id: z.string() }).nullable(),
})
export type UserPurchase = z.infer<typeof UserPurchase>

export const userPurchaseShapes = {
  /** All that a person has and all that they have paid for, newest first; 200 at most. Unpaid orders are none. */
  'billing.listUserPurchases': { query: z.strictObject({ user: Id }), returns: listOf(UserPurchase) },
} as const
