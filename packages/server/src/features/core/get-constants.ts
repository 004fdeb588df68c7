import { getConstants } from '@prostuti/contract/core/operations'
import type { Database } from '../../platform/db/database.ts'
import { inLanguage } from '../../platform/db/in-language.ts'
import { implementShared } from '../../platform/http/call/implement.ts'
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
