import type { OrderedProduct } from '@prostuti/contract'
import type { Translate } from '../i18n.ts'

/** What a payment will bring (`will`) or has brought (`did`): `১০০ কয়েন যোগ হবে`. */
export function effectOf(tense: 'will' | 'did', product: OrderedProduct, t: Translate): string {
  const { category, coins, days, title } = product
  return t(`payment.${tense}.${category}`, { count: coins ?? days ?? 0, title })
}

/** Where the same can be ordered once more. */
export function orderAgainAddress({ category, product_id: id }: OrderedProduct): string {
  if (category === 'program_purchase') return `/program?id=${encodeURIComponent(id)}`
  return category === 'coin_purchase' ? '/buy_coin' : '/buy_coin#premium'
}
