import { CoinOption } from '@prostuti/contract'
import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'
import type { Translated } from '../../platform/db/columns.ts'

/** Coins for taka, as staff have written them. */
const CoinOptionRow = CoinOption.extend({ title: z.strictObject({ bn: z.string(), en: z.string().optional() }) })
export type CoinOptionRow = Omit<CoinOption, 'title'> & { readonly title: Translated }

/** What holds until staff change it, by the names under which notices serve it. */
export interface Constants {
  readonly DAILY_BONUS_COINS: number
  readonly COINS_PURCHASE_OPTIONS: readonly CoinOptionRow[]
}

export type ReadConstants = (client: Pool | PoolClient) => Promise<Constants>

const defaults: Constants = {
  DAILY_BONUS_COINS: 5,
  COINS_PURCHASE_OPTIONS: [
    { id: '1', title: { bn: '১০০ কয়েন', en: '100 coins' }, coin: 100, cost_in_tk: 50 },
    { id: '2', title: { bn: '২৫০ কয়েন', en: '250 coins' }, coin: 250, cost_in_tk: 120 },
    { id: '3', title: { bn: '৫০০ কয়েন', en: '500 coins' }, coin: 500, cost_in_tk: 220 },
    { id: '4', title: { bn: '১০০০ কয়েন', en: '1000 coins' }, coin: 1000, cost_in_tk: 400 },
  ],
}

/** The rows of `constants`; the default where there is none. Throws for a text that is not what its name says. */
export const readConstants: ReadConstants = async client => {
  const { rows } = await client.query<{ key: string; value: string }>('select key, value from constants')
  const found = Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  const { COINS_PURCHASE_OPTIONS: options } = found
  return {
    DAILY_BONUS_COINS: Number(found.DAILY_BONUS_COINS ?? defaults.DAILY_BONUS_COINS),
    COINS_PURCHASE_OPTIONS:
      options === undefined ? defaults.COINS_PURCHASE_OPTIONS : z.array(CoinOptionRow).parse(JSON.parse(options)),
  }
}

/** Coins for taka, in this language. */
export function presentCoinOptions(
  { COINS_PURCHASE_OPTIONS: options }: Constants,
  titleOf: (title: Translated) => string,
): CoinOption[] {
  return options.map(({ id, title, coin, cost_in_tk }) => ({ id, title: titleOf(title), coin, cost_in_tk }))
}
