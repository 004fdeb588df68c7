import type { PaymentDetail } from '@prostuti/contract'
import { getPayment } from '@prostuti/contract/billing/operations'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { premiumUntil } from '../premium/premium-until.ts'
import { readPaymentChecks } from './payment-checks.ts'
import { readStaffPayment } from './read-staff-payments.ts'

type Event = PaymentDetail['events'][number]

interface EventRow extends Omit<Event, 'at'> {
  readonly at: Date
}

/** What the order itself keeps, what was posted of it, and what went back. A held payment was held when its last report came. */
const eventsQuery = `
  select * from (select 'ordered' as kind, created_at as at, null as outcome from payment_orders where id = $1
  union all
  select 'reported', received_at, outcome from payment_notices where order_id = $1
  union all
  select 'paid', paid_at, null from payment_orders where id = $1 and paid_at is not null
  union all
  select 'held', coalesce((select max(received_at) from payment_notices where order_id = $1 and outcome = 'held'), created_at), held_reason
    from payment_orders where id = $1 and state in ('held', 'refunded')
  union all
  select 'paid_again', received_at, null from surplus_payments where order_id = $1
  union all
  select 'refund_asked', requested_at, state from payment_refunds where order_id = $1
  ) happened order by at, kind <> 'ordered', kind <> 'reported'`

/** One payment, with what its person has and what has happened to it. Throws `not_found`. */
export function createGetPayment({ db, clock }: Pick<BillingDeps, 'db' | 'clock'>) {
  return implement(getPayment, ({ params }, { language }) =>
    inTransaction(db.pool, async client => {
      const now = clock.now()
      const payment = await readStaffPayment(client, BigInt(params.id), { language, now })
      if (!payment) throw new AppError('not_found')
      const { rows: events } = await client.query<EventRow>(eventsQuery, [params.id])
      const person = payment.user && (await readPerson(client, payment.user.id, now))
      return {
        ...payment,
        person,
        checks: await readPaymentChecks(client, params.id),
        events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
      }
    }),
  )
}

async function readPerson(client: Parameters<typeof readStaffPayment>[0], user: string, now: number) {
  const { rows } = await client.query<{ coins: number; owed: number; programs: number; until: Date | null }>(
    `select coalesce((select given + bought from coin_balances where user_id = $1), 0)::int as coins,
            coalesce((select debt from coin_balances where user_id = $1), 0)::int as owed,
            (select count(*)::int from program_enrollments where user_id = $1 and source <> 'premium') as programs,
            ${premiumUntil('$1::bigint')} as until`,
    [user],
  )
  const { coins, owed, programs, until } = rows[0]!
  return { coins, owed, programs, premium_until: until && until.getTime() > now ? until.toISOString() : null }
}
