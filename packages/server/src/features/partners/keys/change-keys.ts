import { createKey, revokeKey } from '@prostuti/contract/partners/operations'
import { writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { lockPartner } from '../lock-partner.ts'
import type { PartnerDeps } from '../partner-deps.ts'
import { hintOf, makeKey } from './keys.ts'

/** Makes keys, and ends them. */
export function createChangeKeys({ db: { pool }, clock }: PartnerDeps): Implementation[] {
  return [
    implement(createKey, ({ params, body: { kind } }, call) =>
      inTransaction(pool, async client => {
        const now = clock.now()
        const partner = await lockPartner(client, params.id)
        const { key, hint, oldEndsAt } = await makeKey(client, { partner: partner.id, kind, now })
        const after = { kind, key: hint, old_ends_at: oldEndsAt?.toISOString() ?? null }
        const change = { actor: signedIn(call).id, kind: 'partner', id: partner.id, action: 'key made' } as const
        await writeAudit(client, [{ ...change, after, at: now }])
        return { key, old_ends_at: oldEndsAt?.toISOString() ?? null }
      }),
    ),
    implement(revokeKey, ({ params }, call) =>
      inTransaction(pool, async client => {
        const now = clock.now()
        const partner = await lockPartner(client, params.id)
        const { rows } = await client.query<{ kind: 'api' | 'signing'; ending: string }>(
          `update partner_keys set ends_at = $3
            where partner_id = $1 and id::text = $2 and (ends_at is null or ends_at > $3) returning kind, ending`,
          [partner.id, params.keyId, new Date(now)],
        )
        if (!rows[0]) throw new AppError('not_found')
        const change = { actor: signedIn(call).id, kind: 'partner', id: partner.id, action: 'key ended' } as const
        await writeAudit(client, [{ ...change, before: { key: hintOf(rows[0]) }, at: now }])
      }),
    ),
  ]
}
