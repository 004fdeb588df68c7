import type { KeyFetchFault, SignInKey } from '@prostuti/contract'
import type { Queryable } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { PublicKey } from './public-key.ts'

interface KeyRow {
  readonly id: number
  readonly url: string | null
  readonly keys: readonly PublicKey[]
  readonly created_at: Date
  readonly last_used_at: Date | null
  readonly fetched_at: Date | null
  readonly fetch_fault: KeyFetchFault | null
  readonly sessions: number
}

/** Keys by which a partner signs its people in, the oldest first. */
export async function readSignInKeys(client: Queryable, partner: number): Promise<SignInKey[]> {
  const { rows } = await client.query<KeyRow>(
    `select k.id, k.url, k.keys, k.created_at, k.last_used_at, k.fetched_at, k.fetch_fault,
            (select count(*)::int from partner_sign_ins i join sessions s on s.token_hash = i.token_hash
              where i.key_id = k.id and s.expires_at > clock_timestamp()) as sessions
       from partner_sign_in_keys k where k.partner_id = $1 order by k.id`,
    [partner],
  )
  return rows.map(row => ({
    ...{ id: String(row.id), url: row.url, keys: row.keys.map(({ kid, alg }) => ({ kid, alg })) },
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    fetched_at: row.fetched_at?.toISOString() ?? null,
    ...{ fetch_fault: row.fetch_fault, sessions: row.sessions },
  }))
}

/** One of them. Throws `not_found`, for another partner's too. */
export async function readSignInKey(client: Queryable, partner: number, key: string): Promise<SignInKey> {
  const found = (await readSignInKeys(client, partner)).find(({ id }) => id === key)
  if (!found) throw new AppError('not_found')
  return found
}
