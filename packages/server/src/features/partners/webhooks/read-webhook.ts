import type { PartnerWebhook } from '@prostuti/contract'
import type { Queryable } from '../../../platform/db/database.ts'

/** Where a partner is told of events, and of which; null: nowhere. */
export async function readWebhook(client: Queryable, partner: number): Promise<PartnerWebhook | null> {
  const { rows } = await client.query<PartnerWebhook>(
    'select url, events from partner_webhooks where partner_id = $1',
    [partner],
  )
  return rows[0] ?? null
}
