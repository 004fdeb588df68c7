import type { ReplaceParts } from '@prostuti/server/app/app'

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

/** Orders that are looked at without keeping others out, and a ledger that is given another reason each time. */
export const creditsWithoutLock: ReplaceParts = ({ coins, lockOrder }) => {
  let effects = 0
  return {
    coins: {
      ...coins,
      creditCoins: (client, change, amount) => coins.creditCoins(client, { ...change, ref: `${++effects}` }, amount),
    },
    // The locks that a savepoint took end with it, before anything is written.
    lockOrder: async (client, id) => {
      await client.query('savepoint look')
      const order = await lockOrder(client, id)
      await client.query('rollback to savepoint look')
      return order
    },
  }
}
