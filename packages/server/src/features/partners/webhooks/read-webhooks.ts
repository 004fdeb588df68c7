import { deliveryDays, type PartnerWebhook } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import type { Queryable } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'

interface WebhookRow extends Pick<PartnerWebhook, 'url' | 'events' | 'failed'> {
  readonly id: number
  readonly created_at: Date
}

/** The addresses of a partner that are told of events, and of which, the oldest first. */
export async function readWebhooks(client: Queryable, partner: number, now: number): Promise<PartnerWebhook[]> {
  const { rows } = await client.query<WebhookRow>(
    `select w.id, w.url, w.events, w.created_at,
            (select count(*)::int from partner_deliveries d
              where d.hook_id = w.id and d.state = 'failed' and d.created_at > $2) as failed
       from partner_hooks w where w.partner_id = $1 order by w.id`,
    [partner, new Date(now - deliveryDays * 86_400_000)],
  )
  return rows.map(row => ({ ...row, id: String(row.id), created_at: row.created_at.toISOString() }))
}

/** One of them. Throws `not_found`, for another partner's too. */
export async function readWebhook(
  client: Queryable,
  { partner, webhook, now }: { partner: number; webhook: string; now: number },
): Promise<PartnerWebhook> {
  const found = (await readWebhooks(client, partner, now)).find(({ id }) => id === webhook)
  if (!found) throw new AppError('not_found')
  return found
}

/** Its id, held until the transaction ends. Throws `not_found`. */
export async function lockWebhook(client: PoolClient, partner: number, webhook: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    'select id from partner_hooks where partner_id = $1 and id::text = $2 for no key update',
    [partner, webhook],
  )
  if (!rows[0]) throw new AppError('not_found')
  return rows[0].id
}
