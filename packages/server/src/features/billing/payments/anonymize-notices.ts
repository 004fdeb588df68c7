import type { PoolClient } from 'pg'
import type { Deletion } from '../../../platform/people/person-rules.ts'

/** What a posted form says of the payment and not of the person. */
export const impersonal = [
  'tran_id',
  'val_id',
  'amount',
  'currency',
  'status',
  'tran_date',
  'bank_tran_id',
  'risk_level',
  'error',
]

/** Leaves of stored notices what the books need. */
export async function anonymizeNotices(client: PoolClient, { people }: Deletion): Promise<void> {
  await client.query(
    `update payment_notices n
        set fields = (select coalesce(jsonb_object_agg(f.key, f.value), '{}') from jsonb_each(n.fields) f where f.key = any($2))
      where n.user_id = any($1::bigint[])`,
    [people.map(String), impersonal],
  )
}
