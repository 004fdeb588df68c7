import type { ProgramCard, WayIn } from '@prostuti/contract'
import { formatNumber } from '@prostuti/sdk/i18n/format'
import { premiumWords, type WayWording } from '../../exams/way-in/index.ts'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'

type Wording = Pick<WidgetProps, 't' | 'language'>
export type Priced = Pick<ProgramCard, 'cost' | 'cost_in_tk'>

export const coinsWords = (coins: number, { t, language }: Wording): string =>
  t('purchase.coins', { count: coins, coins: formatNumber(coins, language) })

const takaWords = (taka: number, { t, language }: Wording): string =>
  t('purchase.taka', { taka: formatNumber(taka, language) })

/** What a programme costs: coins first, taka beside them; `isFree` where it costs neither. */
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

/** How something is open to this person, in one line, or what it costs; `isOpen` where they need not pay. */
export interface WayWords {
  text: string
  /** The other price, in smaller letters. */
  or: string
  isOpen: boolean
}

/** What a programme's way in says. */
export function wayWords(way: WayIn, priced: Priced, words: WayWording): WayWords {
  const { t } = words
  const open = (text: string) => ({ text, or: '', isOpen: true })
  if (way.by === 'premium' && way.until !== null) return open(premiumWords(way.until, words))
  if (way.by === 'owned') return open(t('list.way_owned'))
  const { price, or, isFree } = priceOf(priced, words)
  return { text: price, or, isOpen: isFree }
}
