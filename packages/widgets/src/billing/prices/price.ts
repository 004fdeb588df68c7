import type { ProgramCard } from '@prostuti/contract'
import { formatNumber } from '@prostuti/sdk/i18n/format'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'

type Wording = Pick<WidgetProps, 't' | 'language'>
export type Priced = Pick<ProgramCard, 'cost' | 'cost_in_tk'>

export const coinsWords = (coins: number, { t, language }: Wording): string =>
  t('purchase.coins', { count: coins, coins: formatNumber(coins, language) })

const takaWords = (taka: number, { t, language }: Wording): string =>
  t('purchase.taka', { taka: formatNumber(taka, language) })

/** What a program costs: coins first, taka beside them; `isFree` where it costs neither. */
export function priceOf(
  { cost, cost_in_tk: taka }: Priced,
  words: Wording,
): { price: string; or: string; isFree: boolean } {
  if (cost > 0)
    return {
      price: coinsWords(cost, words),
      or: taka > 0 ? words.t('purchase.or', { price: takaWords(taka, words) }) : '',
      isFree: false,
    }
  return { price: taka > 0 ? takaWords(taka, words) : words.t('purchase.free'), or: '', isFree: taka === 0 }
}
