import type { HeldPayment } from '@prostuti/contract'
import type { Pool, PoolClient } from 'pg'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { takaOf } from '../orders/money.ts'
import type { FrozenProduct, HeldReason } from '../tables/orders.ts'

interface HeldRow {
  readonly id: string
  readonly user_id: string
  readonly tran_id: string
  readonly product: FrozenProduct
  readonly amount_paisa: number
  readonly created_at: Date
  readonly held_reason: HeldReason
}

/** The payments of each of these people that have arrived and wait for staff, the oldest first. */
export type ReadHeld = (
  client: Pool | PoolClient,
  users: readonly bigint[],
  language?: 'bn' | 'en',
) => Promise<ReadonlyMap<string, readonly HeldPayment[]>>

export const readHeld: ReadHeld = async (client, users, language = 'bn') => {
  const { rows } = await client.query<HeldRow>({
    name: 'held-payments-of',
    text: `select id::text, user_id::text, tran_id, product, amount_paisa, created_at, held_reason from payment_orders
            where user_id = any($1::bigint[]) and state = 'held' order by created_at, id`,
    values: [users.map(String)],
  })
  const held = new Map<string, HeldPayment[]>()
  for (const row of rows) {
    const payments = held.get(row.user_id) ?? []
    held.set(row.user_id, payments)
    payments.push({
      order: row.id,
      tran_id: row.tran_id,
      title: inLanguage(row.product.title, language),
      amount: takaOf(row.amount_paisa),
      at: row.created_at.toISOString(),
      reason: row.held_reason,
    })
  }
  return held
}

/** Whose order has this number; null: nobody's. */
export const createFindPayer =
  (pool: Pool) =>
  async (number: string): Promise<string | null> => {
    const { rows } = await pool.query<{ user_id: string | null }>({
      name: 'payer-of-order',
      text: 'select user_id::text from payment_orders where tran_id = $1',
      values: [number],
    })
    return rows[0]?.user_id ?? null
  }
