import type { PremiumDays, PremiumPack } from '@prostuti/contract'

/** What an option of days costs, in whole taka (specification §8). */
export interface PremiumPrice {
  /** Of 30 days, at least 1. */
  readonly months: number
  readonly aMonth: number
  /** What a month costs otherwise: struck through. */
  readonly otherwiseAMonth: number
  /** In per cent; 0 is not shown. */
  readonly discount: number
}

/**
 * What premium costs a month beside what it costs otherwise.
 * @example premiumPrice({ day_count: 90, cost: 447, actual_cost: 597 }) // → { months: 3, aMonth: 149, otherwiseAMonth: 199, discount: 25 }
 */
export function premiumPrice({
  day_count: days,
  cost,
  actual_cost: otherwise,
}: Pick<PremiumDays, 'day_count' | 'cost' | 'actual_cost'>): PremiumPrice {
  const months = Math.max(Math.floor(days / 30), 1)
  return {
    months,
    aMonth: Math.floor(cost / months),
    otherwiseAMonth: Math.floor(otherwise / months),
    discount: Math.max(Math.floor(((otherwise - cost) * 100) / otherwise), 0),
  }
}

const dayMs = 86_400_000

/** Until when premium will be, in milliseconds since 1970: days are added to the later of now and the end of what one has. */
export function premiumEnd(days: number, now: number, premiumUntil: string | null = null): number {
  return Math.max(now, premiumUntil === null ? now : Date.parse(premiumUntil)) + days * dayMs
}

/** The pack that is sold: the VIP one. */
export const vipPackOf = (packs: readonly PremiumPack[]): PremiumPack | undefined =>
  packs.find(({ kind, days }) => kind === 'VIP' && days.length > 0)

/** The option that is chosen at first: the one flagged so, else the first. */
export const chosenDaysOf = ({ days }: Pick<PremiumPack, 'days'>): PremiumDays | undefined =>
  days.find(({ is_selected }) => is_selected) ?? days[0]
