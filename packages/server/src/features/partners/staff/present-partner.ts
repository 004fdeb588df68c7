import { type PartnerNumbers, partnerNumberDays, type StaffPartner } from '@prostuti/contract'
import type { Queryable } from '../../../platform/db/database.ts'
import { readKeys } from '../keys/keys.ts'
import { type PartnerRow, sourceOf } from '../lock-partner.ts'
import type { PartnerDeps } from '../partner-deps.ts'
import { readSignInKeys } from '../sign-in/read-keys.ts'
import { readWebhooks } from '../webhooks/read-webhooks.ts'

/** All that staff may know of a partner. */
export async function presentPartner(
  deps: PartnerDeps,
  row: PartnerRow,
  client: Queryable = deps.db.pool,
): Promise<StaffPartner> {
  return {
    ...{ id: String(row.id), name: { bn: row.name.bn, en: row.name.en }, source: sourceOf(row) },
    ...{ origins: row.origins, redirect_uris: row.redirect_uris, revision: row.revision },
    created_at: row.created_at.toISOString(),
    keys: await readKeys(client, row.id, deps.clock.now()),
    sign_in_keys: await readSignInKeys(client, row.id),
    webhooks: await readWebhooks(client, row.id, deps.clock.now()),
    numbers: await readNumbers(deps, row.id, client),
  }
}

interface Counted {
  readonly people: number
  readonly new_people: number
  readonly delivered: number
  readonly tried: number
  readonly last_used_at: Date | null
}

const dayMs = 86_400_000

/** What a partner's pages and its address did of late. */
export async function readNumbers(
  { db, clock, attempts }: Pick<PartnerDeps, 'db' | 'clock' | 'attempts'>,
  partner: number,
  client: Queryable = db.pool,
): Promise<PartnerNumbers> {
  const now = clock.now()
  const { rows } = await client.query<Counted>(
    `select c.people, c.new_people, d.delivered, d.tried,
            (select max(last_used_at) from partner_keys where partner_id = $1) as last_used_at
       from (select count(*)::int as people, (count(*) filter (where given_at > $2))::int as new_people
               from partner_consents where partner_id = $1) c,
            (select (count(*) filter (where state = 'taken'))::int as delivered, count(*)::int as tried
               from partner_deliveries where partner_id = $1 and created_at > $4 and tries > 0 and last_at > $3) d`,
    [partner, new Date(now - partnerNumberDays * dayMs), new Date(now - dayMs), new Date(now - 3 * dayMs)],
  )
  const { last_used_at: keyUsedAt, ...counted } = rows[0]!
  const { lastAt, ...sat } = await attempts.count(client, partner)
  return { ...counted, ...sat, last_used_at: hourOf(newest(keyUsedAt, lastAt)) }
}

export const newest = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one > other ? one : other) : (one ?? other)

/** To the hour: when one person sits an exam is theirs. */
export function hourOf(at: Date | null): string | null {
  return at && new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000).toISOString()
}
