import { mayDo, type Role, viewAsMinutes } from '@prostuti/contract'
import type { Pool, PoolClient } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { randomSecret } from '../sessions/secrets.ts'
import { hashSecret } from '../sessions/sessions.ts'

/** How tokens of scope `view_as` begin: no other session is looked up for them, and none of these for another. */
const prefix = 'view-as-'

export const isViewAsToken = (token: string): boolean => token.startsWith(prefix)

export interface OpenedViewAs {
  readonly token: string
  /** The secret of the cookie that draws pages as that person. */
  readonly cookie: string
  readonly expiresAt: Date
}

/** Opens a look of this session of the staff at a person, in the place of another one. In a transaction with its audit entry. */
export async function openViewAs(client: PoolClient, staff: Viewer, user: bigint): Promise<OpenedViewAs> {
  const token = prefix + randomSecret()
  const cookie = randomSecret()
  const { rows } = await client.query<{ expires_at: Date }>(
    `insert into view_as_sessions as v (staff_hash, token_hash, cookie_hash, user_id, expires_at)
     select token_hash, $2, $3, $4, clock_timestamp() + make_interval(mins => ${viewAsMinutes})
       from sessions where token_hash = decode($1, 'hex') and scope = 'full' and expires_at > clock_timestamp()
        for key share
     on conflict (staff_hash) do update
        set token_hash = excluded.token_hash, cookie_hash = excluded.cookie_hash, user_id = excluded.user_id,
            started_at = clock_timestamp(), expires_at = excluded.expires_at
     returning expires_at`,
    [staff.tokenHash, hashSecret(token), hashSecret(cookie), user],
  )
  // Signed out meanwhile.
  if (!rows[0]) throw new AppError('not_signed_in')
  return { token, cookie, expiresAt: rows[0].expires_at }
}

/** Ends the look of this session of the staff; at whom it was and how long, or null where there was none that still stood. */
export async function endViewAs(client: PoolClient, staff: Viewer): Promise<{ user: bigint; seconds: number } | null> {
  const { rows } = await client.query<{ user_id: string; seconds: number; stands: boolean }>(
    `delete from view_as_sessions where staff_hash = decode($1, 'hex')
     returning user_id, extract(epoch from clock_timestamp() - started_at)::int as seconds, expires_at > clock_timestamp() as stands`,
    [staff.tokenHash],
  )
  return rows[0]?.stands ? { user: BigInt(rows[0].user_id), seconds: rows[0].seconds } : null
}

interface ViewAsRow {
  readonly user_id: string
  readonly is_anonymous: boolean
  readonly token_hash: string
  readonly staff_role: Role | null
  readonly seconds: number
}

/** By its token, or by its cookie in the browser of the same session of the staff. */
export type AskedLook =
  | { readonly token: string }
  | { readonly cookie: string; readonly staff: Pick<Viewer, 'tokenHash'> }

/** Who is seen; null where the look has ended. */
export type FindViewAs = (asked: AskedLook) => Promise<Viewer | null>

interface ViewAsRow {
  readonly user_id: string
  readonly is_anonymous: boolean
  readonly token_hash: string
  readonly staff_role: Role | null
  readonly seconds: number
}

/**
 * Looks a look up, and caches none. It stands as long as the session of the staff does and their role may look, and no longer than its
 * time; who has become one of the staff is not looked at any more.
 */
export function createFindViewAs(pool: Pool): FindViewAs {
  return async asked => {
    const [by, secret, staff] =
      'token' in asked ? ['token', asked.token, null] : ['cookie', asked.cookie, asked.staff.tokenHash]
    const { rows } = await pool.query<ViewAsRow>({
      name: `view-as-by-${by}`,
      text: `select v.user_id, u.is_anonymous, encode(v.token_hash, 'hex') as token_hash, staff.role as staff_role,
                    extract(epoch from v.expires_at - clock_timestamp())::int as seconds
               from view_as_sessions v
               join sessions s on s.token_hash = v.staff_hash and s.scope = 'full' and s.expires_at > clock_timestamp()
               join users staff on staff.id = s.user_id and staff.merged_into is null
               join users u on u.id = v.user_id and u.merged_into is null and u.role is null
              where v.${by}_hash = $1 and v.expires_at > clock_timestamp()
                and ($2::text is null or v.staff_hash = decode($2, 'hex'))`,
      values: [hashSecret(secret), staff],
    })
    const [row] = rows
    return row && mayDo(row.staff_role, 'people.view_as') ? viewerOf(row) : null
  }
}

const viewerOf = (row: ViewAsRow): Viewer => ({
  ...{ id: BigInt(row.user_id), role: null, isModerator: false, isAnonymous: row.is_anonymous },
  ...{ scope: 'view_as', tokenHash: row.token_hash, secondsLeft: row.seconds },
})
