import type { Pool } from 'pg'
import { inTransaction } from '../../db/transaction.ts'
import type { PaymentDeps } from '../billing-deps.ts'
import type { OrderRow } from '../orders/lock-order.ts'
import { impersonal } from './anonymize-notices.ts'
import { soonAfter } from './check-schedule.ts'

/** A form that was posted to us. */
export interface PostedForm {
  readonly kind: 'notice' | 'return'
  readonly fields: Readonly<Record<string, string>>
  /** Null for one that names no order of ours. */
  readonly order: Pick<OrderRow, 'id' | 'userId'> | null
  /** Whether it says enough for the gateway to be asked, in case that what follows is cut off. */
  readonly isCredible: boolean
}

/** Writes the form down before anything else is done. Resolves to its id. */
export function storeForm({ db, clock }: Pick<PaymentDeps, 'db' | 'clock'>, form: PostedForm): Promise<string> {
  const now = clock.now()
  return inTransaction(db.pool, async client => {
    const { rows } = await client.query<{ id: string }>(
      `insert into payment_notices (kind, fields, received_at, order_id) values ($1, $2, $3, $4) returning id`,
      [form.kind, JSON.stringify(form.fields), new Date(now), form.order && String(form.order.id)],
    )
    if (form.order && form.isCredible) {
      const { nextCheckAt, checks } = soonAfter(now)
      await client.query(
        `update payment_orders set next_check_at = $2, checks = $3
          where id = $1 and state in ('pending', 'failed', 'cancelled', 'expired')`,
        [String(form.order.id), nextCheckAt, checks],
      )
    }
    return rows[0]!.id
  })
}

/** Notes what came of a form. Of a person who has been deleted meanwhile it keeps what names nobody. */
export async function noteOutcome(pool: Pool, id: string, outcome: string): Promise<void> {
  await pool.query(
    `update payment_notices n
        set outcome = $2, user_id = o.user_id,
            fields = case when o.user_id is null and n.order_id is not null
                          then (select coalesce(jsonb_object_agg(f.key, f.value), '{}')
                                  from jsonb_each(n.fields) f where f.key = any($3))
                          else n.fields end
       from payment_notices own left join payment_orders o on o.id = own.order_id
      where n.id = $1 and own.id = n.id`,
    [id, outcome, impersonal],
  )
}
