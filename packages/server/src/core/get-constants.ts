import { getConstants } from '@prostuti/contract/core/operations'
import { implementShared } from '../api/implement.ts'
import type { Database } from '../db/database.ts'
import { inLanguage } from '../db/in-language.ts'
import { presentCoinOptions, readConstants } from './constants.ts'

/** The constants that a page shows, by key, as texts. */
export function createGetConstants({ pool }: Database) {
  return implementShared(getConstants, { maxAgeMs: 60_000 }, async (_, { language }) => {
    const constants = await readConstants(pool)
    const coinOptions = presentCoinOptions(constants, title => inLanguage(title, language))
    return {
      DAILY_BONUS_COINS: String(constants.DAILY_BONUS_COINS),
      COINS_PURCHASE_OPTIONS: JSON.stringify(coinOptions),
    }
  })
}
