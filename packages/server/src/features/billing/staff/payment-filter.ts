import type { ParsedPart } from '@prostuti/contract'
import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { inLatinDigits } from '../../../platform/bangla-digits.ts'
import { likeLiteral } from '../../../platform/db/like-literal.ts'
import { addDays, startOfDhakaDay } from '../../../platform/dhaka-day.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { paymentOrders } from '../tables/orders.ts'
import { surplusPayments } from '../tables/surplus.ts'

export type PaymentFilter = ParsedPart<'billing.sumPayments', 'query'>

/** So many payments that a search finds are held by their ids and counted: a rare word is looked for once. */
export const mostFound = 1_000

export type FilterDeps = Pick<BillingDeps, 'db' | 'findNamed'>

/** What a filter finds, as a condition of a row of `payment_orders`; null: nothing. */
export async function findPayments(deps: FilterDeps, filter: PaymentFilter): Promise<SQL | undefined | null> {
  const { search, from, to, program, category, method, state, user, surplus } = filter
  const searched = search?.trim() ? await bySearch(deps, search.trim()) : undefined
  if (searched === null) return null
  const { orm } = deps.db
  return and(
    searched,
    from === undefined ? undefined : gte(paymentOrders.createdAt, new Date(startOfDhakaDay(from))),
    to === undefined ? undefined : lt(paymentOrders.createdAt, new Date(startOfDhakaDay(addDays(to, 1)))),
    program === undefined
      ? undefined
      : and(eq(paymentOrders.category, 'program_purchase'), eq(paymentOrders.productId, program)),
    category && eq(paymentOrders.category, category),
    method && eq(paymentOrders.methodKind, method),
    state && eq(paymentOrders.state, state),
    user === undefined ? undefined : eq(paymentOrders.userId, BigInt(user)),
    surplus ? inArray(paymentOrders.id, orm.select({ id: surplusPayments.orderId }).from(surplusPayments)) : undefined,
  )
}

/** An order's number or its beginning; else the gateway's transaction, or a person. */
async function bySearch({ db: { pool }, findNamed }: FilterDeps, text: string): Promise<SQL | null> {
  const said = inLatinDigits(text)
  if (/^PRT[0-9A-Z]*$/i.test(said)) return byNumber(pool, said.toUpperCase())
  const id = /^#?([1-9]\d{0,17})$/.exec(said)?.[1]
  const [transactions, named] = await Promise.all([
    idsOf(
      pool,
      `select id from payment_orders where bank_tran_id = any($1) or val_id = any($1)
       union select order_id from surplus_payments where bank_tran_id = any($1) or val_id = any($1)`,
      [[...new Set([said, said.toUpperCase()])]],
    ),
    id === undefined ? findNamed(text, mostFound) : null,
  ])
  const people = id === undefined ? (named?.ids ?? []) : [id]
  if (people.length > mostFound && named)
    return or(idIn(transactions), named.isOf(sql`${paymentOrders.userId}`)) ?? null
  const theirs = await idsOf(
    pool,
    `select id from payment_orders where user_id = any($1::bigint[]) order by created_at desc, id desc`,
    [people],
  )
  if (theirs.length > mostFound)
    return or(idIn(transactions), inArray(paymentOrders.userId, people.map(BigInt))) ?? null
  const ids = [...transactions, ...theirs]
  return ids.length === 0 ? null : idIn(ids)
}

async function byNumber(pool: Pool, number: string): Promise<SQL | null> {
  const pattern = `${likeLiteral(number)}%`
  const ids = await idsOf(pool, 'select id from payment_orders where tran_id like $1', [pattern])
  if (ids.length === 0) return null
  return ids.length > mostFound ? sql`${paymentOrders.tranId} like ${pattern}` : idIn(ids)
}

/** Ids of the first orders that a statement finds, one more than are held by their ids. */
async function idsOf(pool: Pool, text: string, values: unknown[]): Promise<bigint[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id::text from (${text}) found limit ${mostFound + 1}`,
    values,
  )
  return rows.map(({ id }) => BigInt(id))
}

const idIn = (ids: readonly bigint[]): SQL => inArray(paymentOrders.id, [...ids])
