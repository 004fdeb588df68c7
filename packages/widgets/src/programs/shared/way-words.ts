import type { WayIn } from '@prostuti/contract'
import { type Priced, priceOf } from '../../billing/prices/index.ts'
import { premiumWords, type WayWording } from '../../exams/way-in/index.ts'

/** How something is open to this person, in one line, or what it costs; `isOpen` where they need not pay. */
export interface WayWords {
  text: string
  /** The other price, in smaller letters. */
  or: string
  isOpen: boolean
}

/** What a program's way in says. */
export function wayWords(way: WayIn, priced: Priced, words: WayWording): WayWords {
  const { t } = words
  const open = (text: string) => ({ text, or: '', isOpen: true })
  if (way.by === 'premium' && way.until !== null) return open(premiumWords(way.until, words))
  if (way.by === 'owned') return open(t('list.way_owned'))
  const { price, or, isFree } = priceOf(priced, words)
  return { text: price, or, isOpen: isFree }
}
