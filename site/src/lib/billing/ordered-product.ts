import type { OrderedProduct } from '@prostuti/contract'
import type { Translate } from '../i18n/i18n.ts'

/** What a payment will bring (`will`) or has brought (`did`): `১০০ কয়েন যোগ হবে`. */
export function effectOf(tense: 'will' | 'did', product: OrderedProduct, t: Translate): string {
  const { category, coins, days, title } = product
  return t(`payment.${tense}.${category}`, { count: coins ?? days ?? 0, title })
}
