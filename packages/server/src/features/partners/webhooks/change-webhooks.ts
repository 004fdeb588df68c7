import { mostWebhooks, type PartnerEvent, type PartnerWebhook } from '@prostuti/contract'
import { createWebhook, deleteWebhook, updateWebhook } from '@prostuti/contract/partners/operations'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import { addressFault } from '../check-places.ts'
import { lockPartner } from '../lock-partner.ts'
import type { PartnerDeps } from '../partner-deps.ts'
import { lockWebhook, readWebhook, readWebhooks } from './read-webhooks.ts'
import { webhookFault } from './webhook-fault.ts'

/** Says where a partner is told of events, and of which. */
export function createChangeWebhooks(deps: PartnerDeps): Implementation[] {
  const { db, clock } = deps
  return [
    implementOnce(createWebhook, { pool: db.pool, clock }, async ({ params, body }, call, client) => {
      const now = clock.now()
      const partner = await lockPartner(client, params.id)
      const others = await readWebhooks(client, partner.id, now)
      checkUrl(body.url, others, deps)
      if (others.length >= mostWebhooks) throw tooMany()
      await requireKey(client, partner.id, now)
      const { rows } = await client.query<{ id: number }>(
        'insert into partner_hooks (partner_id, url, events, created_at) values ($1, $2, $3, $4) returning id',
        [partner.id, body.url, ordered(body.events), new Date(now)],
      )
      const after = await readWebhook(client, { partner: partner.id, webhook: String(rows[0]!.id), now })
      const change = { actor: signedIn(call).id, kind: 'partner', id: partner.id, action: 'webhook set' } as const
      await writeAudit(client, [{ ...change, after: logged(after), at: now }])
      return after
    }),
    implement(updateWebhook, ({ params, body }, call) =>
      inTransaction(db.pool, async client => {
        const now = clock.now()
        const partner = await lockPartner(client, params.id)
        const all = await readWebhooks(client, partner.id, now)
        const before = all.find(({ id }) => id === params.webhook)
        if (!before) throw new AppError('not_found')
        const { url = before.url, events = before.events } = body
        const others = all.filter(each => each !== before)
        checkUrl(url, others, deps)
        const after = { ...before, url, events: ordered(events) }
        await client.query('update partner_hooks set url = $2, events = $3 where id = $1', [
          ...[before.id, after.url, after.events],
        ])
        const change = { actor: signedIn(call).id, kind: 'partner', id: partner.id, action: 'webhook set' } as const
        await writeAudit(client, [{ ...change, before: logged(before), after: logged(after), at: now }])
        return after
      }),
    ),
    implement(deleteWebhook, ({ params }, call) =>
      inTransaction(db.pool, async client => {
        const now = clock.now()
        const partner = await lockPartner(client, params.id)
        const id = await lockWebhook(client, partner.id, params.webhook)
        const before = await readWebhook(client, { partner: partner.id, webhook: params.webhook, now })
        await client.query('delete from partner_hooks where id = $1', [id])
        await client.query('delete from partner_deliveries where hook_id = $1', [id])
        const change = { actor: signedIn(call).id, kind: 'partner', id: partner.id, action: 'webhook removed' } as const
        await writeAudit(client, [{ ...change, before: logged(before), at: now }])
      }),
    ),
  ]
}

const ordered = (events: readonly PartnerEvent[]) => [...new Set(events)].sort()

const logged = ({ url, events }: PartnerWebhook) => ({ url, events })

function checkUrl(url: string, others: readonly PartnerWebhook[], deps: PartnerDeps): void {
  const fault = webhookFault(url, deps) ?? (others.some(each => each.url === url) ? 'own_already' : null)
  if (fault) throw new AppError('validation_failed', { fields: [addressFault('url', fault)] })
}

async function requireKey(client: PoolClient, partner: number, now: number): Promise<void> {
  const { rowCount } = await client.query(
    `select from partner_keys where partner_id = $1 and kind = 'signing' and (ends_at is null or ends_at > $2)`,
    [partner, new Date(now)],
  )
  if (rowCount === 0) throw needsKey()
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

const tooMany = () =>
  new AppError('conflict', {
    fields: [
      {
        ...{ path: 'url', code: 'too_many', message: `A partner has ${mostWebhooks} addresses at most: remove one` },
        bn: 'একটি পার্টনারের ৫টির বেশি ঠিকানা থাকে না: আগে একটি সরান।',
      },
    ],
  })
