import type { PoolClient } from 'pg'
import type { Validation } from '../gateway/payment-gateway.ts'
import { compareOrder } from './compare-order.ts'
import { readOurs } from './read-ours.ts'

interface KeptDifference {
  readonly month: string
  readonly day: string
  readonly kind: string
  readonly payments: number
  readonly ours_paisa: string
  readonly theirs_paisa: string
}

/** Compares one order that differed again, and its day with it; an order that is in no comparison is left alone. */
export async function renewDifference(client: PoolClient, order: string, tries: readonly Validation[]): Promise<void> {
  const { rows } = await client.query<KeptDifference>(
    'select * from reconciled_differences where order_id = $1 for update',
    [order],
  )
  const [kept] = rows
  if (!kept) return
  const now = compareOrder((await readOurs(client, [order])).get(order) ?? [], tries)
  const wasCounted = kept.kind !== 'unanswered'
  const counted = wasCounted ? kept : { payments: 0, ours_paisa: '0', theirs_paisa: '0' }
  await client.query(
    `update reconciled_days
        set payments = payments + $3, ours_paisa = ours_paisa + $4, theirs_paisa = theirs_paisa + $5, unanswered = unanswered - $6,
            fee_paisa = case when $6 = 1 then null else fee_paisa end
      where month = $1 and day = $2`,
    [
      ...[kept.month, kept.day, now.payments - counted.payments],
      ...[now.oursPaisa - Number(counted.ours_paisa), now.theirsPaisa - Number(counted.theirs_paisa)],
      wasCounted ? 0 : 1,
    ],
  )
  if (now.kind === null) await client.query('delete from reconciled_differences where order_id = $1', [order])
  else
    await client.query(
      `update reconciled_differences set kind = $2, payments = $3, ours_paisa = $4, theirs_paisa = $5, said = $6 where order_id = $1`,
      [order, now.kind, now.payments, now.oursPaisa, now.theirsPaisa, now.said],
    )
}
