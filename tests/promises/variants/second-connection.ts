import type { ReplaceParts } from '@prostuti/server/app/app'

/** Coins whose balance is looked up on another connection than the transaction's. */
export const asksForSecondConnection: ReplaceParts = ({ coins }, db) => ({
  coins: {
    ...coins,
    async lockBalance(client, userId) {
      await db.pool.query('select 1')
      return coins.lockBalance(client, userId)
    },
  },
})
