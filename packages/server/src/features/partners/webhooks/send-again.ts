import { resendDelivery, resendFailed, sendTest } from '@prostuti/contract/partners/operations'
import type { PoolClient } from 'pg'
import { rowOf } from '../../../platform/db/row-of.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import { lockPartner } from '../lock-partner.ts'
import type { PartnerDeps } from '../partner-deps.ts'
import { presentDelivery } from './deliveries.ts'
import { readWebhook } from './read-webhook.ts'
import { partnerDeliveries } from './tables.ts'

/** Queues what staff want sent now; the next look at what is due sends it. */
export function createSendAgain({ db: { pool }, clock }: PartnerDeps): Implementation[] {
  const again = `update partner_deliveries set state = 'waiting', next_at = $2 where partner_id = $1`
  return [
    implement(resendDelivery, ({ params }) =>
      inTransaction(pool, async client => {
        const partner = await withAddress(client, params.id)
        const { rows } = await client.query(`${again} and event_id = $3 returning *`, [
          ...[partner, new Date(clock.now()), params.delivery],
        ])
        if (!rows[0]) throw new AppError('not_found')
        return presentDelivery(rowOf(partnerDeliveries, rows[0]))
      }),
    ),
    implement(resendFailed, ({ params }) =>
      inTransaction(pool, async client => {
        const partner = await withAddress(client, params.id)
        const { rowCount } = await client.query(`${again} and state = 'failed'`, [partner, new Date(clock.now())])
        return { queued: rowCount ?? 0 }
      }),
    ),
    implementOnce(sendTest, { pool, clock }, async ({ params }, _call, client) => {
      const partner = await withAddress(client, params.id)
      const at = new Date(clock.now())
      const { rows } = await client.query(
        `insert into partner_deliveries (partner_id, event, payload, created_at, next_at) values ($1, 'test', '{}', $2, $2)
         returning *`,
        [partner, at],
      )
      return presentDelivery(rowOf(partnerDeliveries, rows[0]!))
    }),
  ]
}

/** The partner's id. Throws `not_found`, and `conflict` where nothing is sent to it. */
async function withAddress(client: PoolClient, id: string): Promise<number> {
  const partner = await lockPartner(client, id)
  if (await readWebhook(client, partner.id)) return partner.id
  const message = 'This partner has no address that is told of events'
  throw new AppError('conflict', {
    fields: [{ path: 'id', code: 'no_webhook', message, bn: 'এই পার্টনারকে জানানোর ঠিকানা নেই।' }],
  })
}
