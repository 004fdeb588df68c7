import type { PurchaseStatus } from '@prostuti/contract'
import { nextPath } from '../auth/next-path.ts'
import { sellsOn } from '../navigation/navigation.ts'

const anyBase = 'http://our-own-site.invalid'

/** Where the same is bought once more, for the same end. */
export function orderAgainAddress({
  product,
  begun_on: begunOn,
}: Pick<PurchaseStatus, 'product' | 'begun_on'>): string {
  const { category, product_id: id } = product
  if (category === 'program_purchase') return `/program?id=${encodeURIComponent(id)}#get`
  const back = begunOn === null ? null : nextPath(begunOn)
  if (category === 'coin_purchase') return buyCoinAddress(back, id)
  const page = new URL(back ?? '/buy_coin', anyBase)
  return `${sellsOn(page, { paymentsOn: true }) ? page.pathname + page.search : '/buy_coin'}#premium`
}

/** Where coins are bought: for which act (`/program?id=4#get`), and which pack is chosen. */
function buyCoinAddress(then: string | null, option: string): string {
  const query = new URLSearchParams({ option })
  if (then !== null && !/^\/buy_coin\b/.test(then)) query.set('then', then)
  return `/buy_coin?${query}`
}
