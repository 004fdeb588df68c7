import type { ReplaceParts } from '@prostuti/server/app'
import { inTransaction } from '@prostuti/server/db/transaction'

/** A look at the gateway's answer that is content with about the amount. */
export const toleratesAmounts: ReplaceParts = ({ findValidationFault }) => ({
  findValidationFault: (order, validation) => {
    const isAbout = Math.abs(Number(validation.amount) - order.amountPaisa / 100) < 1
    return findValidationFault(order, isAbout ? { ...validation, amount: String(order.amountPaisa / 100) } : validation)
  },
})

/** One that takes any valid payment for the order's. */
export const believesAnyPayment: ReplaceParts = ({ findValidationFault }) => ({
  findValidationFault: (order, validation) => findValidationFault(order, { ...validation, tranId: order.tranId }),
})

/** Orders that are looked at without keeping others out, and a ledger that is told another reason each time. */
export const creditsWithoutLock: ReplaceParts = ({ coins, lockOrder }, db) => {
  let effects = 0
  return {
    coins: {
      ...coins,
      creditCoins: (client, change, amount) => coins.creditCoins(client, { ...change, ref: `${++effects}` }, amount),
    },
    // A look of its own, whose locks end before anything is written.
    lockOrder: (_, id) => inTransaction(db.pool, client => lockOrder(client, id)),
  }
}
