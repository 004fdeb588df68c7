import { deleteWebhook, setWebhook } from '@prostuti/contract/partners/operations'
import { writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { addressFault } from '../check-places.ts'
import { lockPartner } from '../lock-partner.ts'
import type { PartnerDeps } from '../partner-deps.ts'
import { readWebhook } from './read-webhook.ts'
import { webhookFault } from './webhook-fault.ts'

/** Says where a partner is told of events, and of which. */
export function createChangeWebhook(deps: PartnerDeps): Implementation[] {
  const { db, clock } = deps
  return [
    implement(setWebhook, ({ params, body }, call) =>
      inTransaction(db.pool, async client => {
        const now = clock.now()
        const partner = await lockPartner(client, params.id)
        const fault = webhookFault(body.url, deps)
        if (fault) throw new AppError('validation_failed', { fields: [addressFault('url', fault)] })
        const { rowCount } = await client.query(
          `select from partner_keys where partner_id = $1 and kind = 'signing' and (ends_at is null or ends_at > $2)`,
          [partner.id, new Date(now)],
        )
        if (rowCount === 0) throw needsKey()
        const before = await readWebhook(client, partner.id)
        const after = { url: body.url, events: [...new Set(body.events)].sort() }
        await client.query(
          `insert into partner_webhooks (partner_id, url, events) values ($1, $2, $3)
           on conflict (partner_id) do update set url = excluded.url, events = excluded.events`,
          [partner.id, after.url, after.events],
        )
        const change = { actor: signedIn(call).id, kind: 'partner', id: partner.id, action: 'webhook set' } as const
        await writeAudit(client, [{ ...change, before: { ...before }, after, at: now }])
        return after
      }),
    ),
    implement(deleteWebhook, ({ params }, call) =>
      inTransaction(db.pool, async client => {
        const partner = await lockPartner(client, params.id)
        const before = await readWebhook(client, partner.id)
        if (!before) throw new AppError('not_found')
        await client.query('delete from partner_webhooks where partner_id = $1', [partner.id])
        await client.query(
          `update partner_deliveries set state = 'failed', next_at = null where partner_id = $1 and state = 'waiting'`,
          [partner.id],
        )
        const change = { actor: signedIn(call).id, kind: 'partner', id: partner.id, action: 'webhook removed' } as const
        await writeAudit(client, [{ ...change, before: { ...before }, at: clock.now() }])
      }),
    ),
  ]
}

const needsKey = () =>
  new AppError('validation_failed', {
    fields: [
      {
        ...{ path: 'url', code: 'needs_key', message: 'What is sent is signed: make a signing key first' },
        bn: 'যা পাঠানো হয় তাতে স্বাক্ষর থাকে: আগে স্বাক্ষরের চাবি বানান।',
      },
    ],
  })
