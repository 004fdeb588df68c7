import type { PoolClient } from 'pg'
import type { Deletion } from '../../../platform/people/person-rules.ts'

/** What `methodOf` of the gateway's client adds to the kind of card: the last digits of its number, or of a phone's. */
const digits = ' ••••[0-9]{4}$'

/** How it was paid, for an order whose person has gone: a payment may arrive after them. */
export const methodOfNobody = (method: string): string => method.replace(new RegExp(digits), '')

/**
 * Leaves of orders, and of payments that came a second time, what the books need: not the page that the person came from, the
 * gateway's page for them, nor the last digits of what they paid with.
 */
export async function anonymizeOrders(client: PoolClient, { people }: Deletion): Promise<void> {
  const given = [people.map(String), digits]
  await client.query(
    `update surplus_payments s set method = regexp_replace(s.method, $2, '')
       from payment_orders o where o.id = s.order_id and o.user_id = any($1::bigint[])`,
    given,
  )
  await client.query(
    `update payment_orders
        set redirect_url = '/', page_url = null, session_key = null, method = regexp_replace(method, $2, '')
      where user_id = any($1::bigint[])`,
    given,
  )
}
