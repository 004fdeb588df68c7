interface Coins {
  readonly before: number
  /** What comes pays it first. */
  readonly owed: number
  /** At one time. */
  readonly most: number
}

/** What a gift of coins leaves, and why it cannot be given; the server decides by the same rules. */
export function coinsAfter({ before, owed, most }: Coins, coins: number) {
  const after = before + coins - Math.min(owed, Math.max(coins, 0))
  const fault =
    !Number.isInteger(coins) || coins === 0 ? 'none' : Math.abs(coins) > most ? 'most' : after < 0 ? 'fewer' : null
  return { after, fault } as const
}
