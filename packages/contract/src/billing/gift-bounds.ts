/** How far what staff give goes at one time; a role may go less far (`mostCoins` in `rights.ts`). */
export const giftBounds = {
  /** Coins, given or taken. */
  coins: 10_000,
  /** Whole taka that were taken by hand. */
  taka: { min: 1, max: 500_000 },
  /** Letters of a reason. */
  reason: 200,
  /** Letters of a receipt's or a transfer's number. */
  reference: 60,
} as const
