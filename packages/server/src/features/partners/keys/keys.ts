import { randomBytes } from 'node:crypto'
import { oldKeyDays, type PartnerKey, type PartnerKeyKind } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import type { Queryable } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { sha256 } from '../../../platform/sha256.ts'

/** What a key begins with, so that one sees in a settings file which it is. */
const prefixes: Readonly<Record<PartnerKeyKind, string>> = { api: 'pk_', signing: 'sk_' }

/** Keys of one kind that work at the same time. */
const mostKeys = 5

const dayMs = 86_400_000

interface NewKey {
  readonly partner: number
  readonly kind: PartnerKeyKind
  readonly now: number
}

/** Makes a key; the one before works some days more. Throws `conflict` where many do already. */
export async function makeKey(client: PoolClient, { partner, kind, now }: NewKey) {
  const key = prefixes[kind] + randomBytes(32).toString('base64url')
  const { rows } = await client.query<{ ends_at: Date | null }>(
    'select ends_at from partner_keys where partner_id = $1 and kind = $2 and (ends_at is null or ends_at > $3)',
    [partner, kind, new Date(now)],
  )
  if (rows.length >= mostKeys) throw tooMany()
  const endsAt = new Date(now + oldKeyDays * dayMs)
  await client.query('update partner_keys set ends_at = $3 where partner_id = $1 and kind = $2 and ends_at is null', [
    partner,
    kind,
    endsAt,
  ])
  await client.query(
    'insert into partner_keys (partner_id, kind, ending, hash, created_at) values ($1, $2, $3, $4, $5)',
    [partner, kind, key.slice(-4), sha256(key), new Date(now)],
  )
  return { key, hint: hintOf({ kind, ending: key.slice(-4) }), oldEndsAt: rows.length > 0 ? endsAt : null }
}

const tooMany = () =>
  new AppError('conflict', {
    fields: [
      {
        ...{ path: 'kind', code: 'too_many', message: `${mostKeys} keys of this kind work already: end one` },
        bn: 'এই ধরনের ৫টি চাবি চলছে: আগে একটি বন্ধ করুন।',
      },
    ],
  })

/** As a key is named once it was shown. */
export const hintOf = ({ kind, ending }: { kind: PartnerKeyKind; ending: string }) => `${prefixes[kind]}…${ending}`

/** Whether a text looks like a key of this kind. */
export const isKeyOf = (kind: PartnerKeyKind, text: string) => text.startsWith(prefixes[kind])

interface KeyRow {
  readonly id: number
  readonly kind: PartnerKeyKind
  readonly ending: string
  readonly created_at: Date
  readonly ends_at: Date | null
  readonly last_used_at: Date | null
  readonly uses: string
}

/** A partner's keys: those that work, then those that are over, the newest first. */
export async function readKeys(client: Queryable, partner: number, now: number): Promise<PartnerKey[]> {
  const { rows } = await client.query<KeyRow>(
    `select k.id, k.kind, k.ending, k.created_at, k.ends_at, k.last_used_at,
            coalesce((select sum(u.count) from partner_key_uses u where u.key_id = k.id and u.hour > $3), 0) as uses
       from partner_keys k where k.partner_id = $1
      order by k.ends_at is not null and k.ends_at <= $2, k.kind, k.created_at desc, k.id desc limit 50`,
    [partner, new Date(now), new Date(now - dayMs)],
  )
  return rows.map(row => ({
    ...{ id: String(row.id), kind: row.kind, hint: hintOf(row) },
    created_at: row.created_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    is_over: row.ends_at !== null && row.ends_at.getTime() <= now,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    uses: Number(row.uses),
  }))
}
