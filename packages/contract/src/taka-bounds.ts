/** Whole taka of one payment: the gateway takes no other sums. */
export const takaBounds = { min: 10, max: 500_000 } as const
