import { createPartner, deletePartner, updatePartner } from '@prostuti/contract/partners/operations'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import type { Localized } from '../../../platform/db/columns.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import { checkPlaces } from '../check-places.ts'
import { lockPartner, ofSettings, type PartnerRow, partnerFields, readPartner, sourceOf } from '../lock-partner.ts'
import type { PartnerDeps } from '../partner-deps.ts'
import { newSlug } from '../register-partners.ts'
import { presentPartner } from './present-partner.ts'

/** Partners as staff make and change them. */
export function createChangePartners(deps: PartnerDeps): Implementation[] {
  const { db, clock } = deps
  return [
    implementOnce(createPartner, { pool: db.pool, clock }, async ({ body }, call, client) => {
      await checkPlaces(client, body, null)
      const { rows } = await client.query<{ id: number }>(
        `insert into partners (slug, name, origins, redirect_uris, is_named_by_staff, created_at)
         values ($1, $2, $3, $4, true, $5) returning id`,
        [newSlug(), nameOf(body.name), body.origins, body.redirect_uris, new Date(clock.now())],
      )
      const row = await readPartner(client, String(rows[0]!.id))
      const change = { actor: signedIn(call).id, kind: 'partner', id: row.id, action: 'created' } as const
      await writeAudit(client, [{ ...change, after: partnerFields(row), at: clock.now() }])
      return presentPartner(deps, row, client)
    }),
    implement(updatePartner, async ({ params, body }, call) => {
      const row = await inTransaction(db.pool, async client => {
        const before = await lockPartner(client, params.id)
        if (before.revision !== body.revision) throw new AppError('conflict')
        if (sourceOf(before) === 'settings') refusePlaces(body)
        const after = { ...before, ...given(body) }
        await checkPlaces(client, after, before.id)
        await save(client, before, after)
        const change = { actor: signedIn(call).id, kind: 'partner', id: before.id, action: 'updated' } as const
        await writeAudit(client, [
          { ...change, before: partnerFields(before), after: partnerFields(after), at: clock.now() },
        ])
        return { ...after, revision: before.revision + 1 }
      })
      return presentPartner(deps, row)
    }),
    implement(deletePartner, ({ params }, call) =>
      inTransaction(db.pool, async client => {
        const before = await lockPartner(client, params.id)
        if (sourceOf(before) === 'settings') throw ofSettings('id')
        await client.query('delete from partners where id = $1', [before.id])
        await client.query('delete from partner_deliveries where partner_id = $1', [before.id])
        const change = { actor: signedIn(call).id, kind: 'partner', id: before.id, action: 'deleted' } as const
        await writeAudit(client, [{ ...change, before: partnerFields(before), at: clock.now() }])
      }),
    ),
  ]
}

const nameOf = ({ bn, en }: { bn: string; en?: string | undefined }): Localized => ({ bn, en: en || bn })

interface Changes {
  readonly name?: { bn: string; en?: string | undefined } | undefined
  readonly origins?: string[] | undefined
  readonly redirect_uris?: string[] | undefined
}

function refusePlaces({ origins, redirect_uris }: Changes): void {
  if (origins) throw ofSettings('origins')
  if (redirect_uris) throw ofSettings('redirect_uris')
}

const given = ({ name, origins, redirect_uris }: Changes): Partial<PartnerRow> => ({
  ...(name && { name: nameOf(name) }),
  ...(origins && { origins }),
  ...(redirect_uris && { redirect_uris }),
})

/** Who agreed did so for all of its origins: where one is gone they are asked again. */
async function save(client: PoolClient, before: PartnerRow, after: PartnerRow): Promise<void> {
  await client.query(
    `update partners set name = $2, origins = $3, redirect_uris = $4, revision = revision + 1,
            is_named_by_staff = is_named_by_staff or name <> $2 where id = $1`,
    [before.id, after.name, after.origins, after.redirect_uris],
  )
  if (before.origins.some(origin => !after.origins.includes(origin)))
    await client.query('delete from partner_consents where partner_id = $1', [before.id])
}
