import type { UnusedShare } from '@prostuti/contract'

const dayMs = 24 * 60 * 60 * 1_000

/** How much of a purchase is unused: `unused` of `of`, never below 0 and never more than was bought. */
function shareOf(unit: UnusedShare['unit'], unused: number, of: number): UnusedShare {
  return { unit, unused: Math.min(of, Math.max(0, Math.trunc(unused))), of }
}

/** Of coins: the bought ones that are unspent. Coins of several purchases are alike: each purchase has a claim to what is left. */
export const coinShare = (bought: number, unspent: number): UnusedShare => shareOf('coins', unspent, bought)

/** Of a program: its exams that have not been begun since it was paid. One without exams cannot be used in parts. */
export function programShare(exams: number, begun: number): UnusedShare {
  return exams === 0 ? shareOf('whole', 1, 1) : shareOf('exams', exams - begun, exams)
}

/** Of premium: its whole days that are still to come. A day that has begun is used. */
export function premiumShare(days: number, { startsAt, until }: PremiumTime, now: number): UnusedShare {
  return shareOf('days', remainingMs({ startsAt, until }, now) / dayMs, days)
}

/** From when to when premium lasts, in milliseconds since 1970. */
export interface PremiumTime {
  readonly startsAt: number
  readonly until: number
}

/** What a refund takes of premium: all that is left of it, a day that has begun included. */
export function remainingMs({ startsAt, until }: PremiumTime, now: number): number {
  return Math.max(0, until - Math.max(now, startsAt))
}

/** What goes back of an amount, rounded down to the paisa. */
export function paisaOfShare(amountPaisa: number, { unused, of }: UnusedShare): number {
  return Number((BigInt(amountPaisa) * BigInt(unused)) / BigInt(of))
}
