import { z } from 'zod'
import { TakaPrice } from '../taka-prices.ts'
import { Id } from '../values.ts'

/** An option of `COINS_PURCHASE_OPTIONS`, a JSON text of a list of these (`core.getConstants`). */
export const CoinOption = z.strictObject({
  id: Id,
  title: z.string(),
  coin: z.number().int().min(1),
  /** In whole taka. */
  cost_in_tk: TakaPrice,
})
export type CoinOption = z.infer<typeof CoinOption>

/** So many days of a premium pack. */
export const PremiumDays = z.strictObject({
  id: Id,
  day_count: z.number().int().min(1),
  /** In whole taka. */
  cost: TakaPrice,
  /** In whole taka: what so many days cost otherwise. */
  actual_cost: TakaPrice,
  /** floor((actual_cost − cost) × 100 / actual_cost), in per cent. */
  discount: z.number().int().min(0).max(100),
  is_selected: z.boolean(),
})
export type PremiumDays = z.infer<typeof PremiumDays>

export const PremiumPack = z.strictObject({
  id: Id,
  /** `VIP` for the one that is sold. */
  kind: z.string(),
  title: z.string(),
  description: z.string(),
  /** Its benefits. */
  offers: z.array(z.strictObject({ id: Id, title: z.string(), description: z.string() })),
  days: z.array(PremiumDays),
})
export type PremiumPack = z.infer<typeof PremiumPack>

export const premiumPackShapes = {
  'billing.listPremiumPacks': { returns: z.strictObject({ results: z.array(PremiumPack) }) },
} as const
