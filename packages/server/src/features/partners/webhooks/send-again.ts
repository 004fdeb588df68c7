import { resendDelivery, resendFailed, sendTest } from '@prostuti/contract/partners/operations'
import { rowOf } from '../../../platform/db/row-of.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import { lockPartner } from '../lock-partner.ts'
import type { PartnerDeps } from '../partner-deps.ts'
import { presentDelivery } from './deliveries.ts'
import { lockWebhook } from './read-webhooks.ts'
import { partnerDeliveries } from './tables.ts'

/** Queues what staff want sent now; the next look at what is due sends it. */
export function createSendAgain({ db: { pool }, clock }: PartnerDeps): Implementation[] {
  const again = `update partner_deliveries set state = 'waiting', next_at = $2 where hook_id = $1`
  return [
    implement(resendDelivery, ({ params }) =>
      inTransaction(pool, async client => {
        const { id } = await lockPartner(client, params.id)
        const webhook = await lockWebhook(client, id, params.webhook)
        const { rows } = await client.query(`${again} and event_id = $3 returning *`, [
          ...[webhook, new Date(clock.now()), params.delivery],
        ])
        if (!rows[0]) throw new AppError('not_found')
        return presentDelivery(rowOf(partnerDeliveries, rows[0]))
      }),
    ),
    implement(resendFailed, ({ params }) =>
      inTransaction(pool, async client => {
        const { id } = await lockPartner(client, params.id)
        const webhook = await lockWebhook(client, id, params.webhook)
        const { rowCount } = await client.query(`${again} and state = 'failed'`, [webhook, new Date(clock.now())])
        return { queued: rowCount ?? 0 }
      }),
    ),
    implementOnce(sendTest, { pool, clock }, async ({ params }, _call, client) => {
      const { id } = await lockPartner(client, params.id)
      const webhook = await lockWebhook(client, id, params.webhook)
      const { rows } = await client.query(
        `insert into partner_deliveries (partner_id, hook_id, event, payload, created_at, next_at)
         values ($1, $2, 'test', '{}', $3, $3) returning *`,
        [id, webhook, new Date(clock.now())],
      )
      return presentDelivery(rowOf(partnerDeliveries, rows[0]!))
    }),
  ]
}
