import type { Pool } from 'pg'
import { statementName } from '../../../platform/db/statement-name.ts'
import type { PaymentDeps } from '../billing-deps.ts'
import { soonAfter } from '../orders/check-schedule.ts'
import { impersonal } from './anonymize-notices.ts'

/** A form that was posted to us. */
export interface PostedForm {
  readonly kind: 'notice' | 'return'
  readonly fields: Readonly<Record<string, string>>
  /** Of the order it is about, as far as anybody knows. */
  readonly tranId: string | undefined
  /** Whether it says enough for the gateway to be asked, in case that what follows is cut off. */
  readonly isCredible: boolean
}

export interface StoredForm {
  readonly id: string
  /** Null where it names no order of ours. */
  readonly orderId: bigint | null
}

const storePlan = statementName('store-form')

/** Writes the form down before anything else is done, in one statement that commits by itself. */
export async function storeForm(
  { db, clock }: Pick<PaymentDeps, 'db' | 'clock'>,
  { kind, fields, tranId, isCredible }: PostedForm,
): Promise<StoredForm> {
  const now = clock.now()
  const { nextCheckAt, checks } = soonAfter(now)
  const { rows } = await db.pool.query<{ id: string; order_id: string | null }>({
    name: storePlan(),
    text: `with subject as (
             select id from payment_orders where tran_id = $4
           ), planned as (
             update payment_orders set next_check_at = $6, checks = $7
              where $5 and id = (select id from subject) and state in ('pending', 'failed', 'cancelled', 'expired')
           )
           insert into payment_notices (kind, fields, received_at, order_id)
           values ($1, $2, $3, (select id from subject)) returning id, order_id`,
    values: [kind, JSON.stringify(fields), new Date(now), tranId ?? null, isCredible, nextCheckAt, checks],
  })
  const { id, order_id: orderId } = rows[0]!
  return { id, orderId: orderId === null ? null : BigInt(orderId) }
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
