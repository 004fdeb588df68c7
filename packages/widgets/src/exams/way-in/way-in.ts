import type { WayIn } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { formatDay } from '../../foundation/text/format.ts'

/** The server's clock in milliseconds, and in which words. */
export interface WayWording extends Pick<WidgetProps, 't' | 'language'> {
  now: number
}

/** "খোলা, প্রিমিয়ামে ২৬ ডিসেম্বর পর্যন্ত". */
export const premiumWords = (until: string, { t, language, now }: WayWording): string =>
  t('list.way_premium', { date: formatDay(until, language, now) })

/** What an exam's way in says in a list; its program has its price on a page of its own. */
export function examWayWords(way: WayIn, cost: number, words: WayWording): string {
  const { t } = words
  if (way.by === 'premium' && way.until !== null) return premiumWords(way.until, words)
  if (way.by === 'owned') return t('list.way_owned')
  if (way.by === 'free' || way.by === 'enrol') return t('list.free')
  return way.by === 'coins' && cost > 0 ? t('list.coins', { count: cost }) : t('list.of_program')
}

/** Premium opens it, and this person has none. */
export const lacksPremium = ({ by, premium }: WayIn): boolean => premium && (by === 'coins' || by === 'taka')
