import type { Language } from '@prostuti/contract'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inLanguage } from '../../platform/db/in-language.ts'
import { exams } from '../exams/index.ts'
import { programs } from '../programs/index.ts'
import { coinGifts } from './tables/gifts.ts'
import { paymentOrders } from './tables/orders.ts'

interface Bought {
  readonly reason: string
  readonly ref: string
}

/** The titles of what ledger entries are about, or the staff's reason, in their order; null for an entry of no product, or of one that is gone. */
export async function readTitles(
  { orm }: Database,
  entries: readonly Bought[],
  language: Language,
): Promise<(string | null)[]> {
  const ids = (reason: string) => entries.filter(entry => entry.reason === reason).map(({ ref }) => Number(ref))
  const orderIds = entries.filter(({ reason }) => reason === 'coin_purchase').map(({ ref }) => BigInt(ref))
  const giftIds = entries.filter(({ reason }) => reason === 'gift').map(({ ref }) => BigInt(ref))
  const [examRows, programRows, orderRows, giftRows] = await Promise.all([
    orm
      .select({ id: exams.id, title: exams.title })
      .from(exams)
      .where(inArray(exams.id, ids('exam_purchase'))),
    orm
      .select({ id: programs.id, title: programs.title })
      .from(programs)
      .where(inArray(programs.id, ids('program_purchase'))),
    orm
      .select({ id: paymentOrders.id, product: paymentOrders.product })
      .from(paymentOrders)
      .where(inArray(paymentOrders.id, orderIds)),
    orm.select({ id: coinGifts.id, reason: coinGifts.reason }).from(coinGifts).where(inArray(coinGifts.id, giftIds)),
  ])
  const titles = new Map<string, string>()
  for (const { id, title } of examRows) titles.set(`exam_purchase ${id}`, inLanguage(title, language))
  for (const { id, title } of programRows) titles.set(`program_purchase ${id}`, inLanguage(title, language))
  for (const { id, product } of orderRows) titles.set(`coin_purchase ${id}`, inLanguage(product.title, language))
  for (const { id, reason } of giftRows) titles.set(`gift ${id}`, reason)
  return entries.map(({ reason, ref }) => titles.get(`${reason} ${ref}`) ?? null)
}
