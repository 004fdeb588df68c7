import type { Login } from '@prostuti/contract'
import type { Pool, PoolClient } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Call } from '../../../platform/http/call/call.ts'
import { deviceName } from '../../../platform/http/call/device-name.ts'
import { Reply } from '../../../platform/http/call/reply.ts'
import type { AuthContext } from '../context.ts'
import { presentUser, type UserRow, userColumns } from '../present-user.ts'
import { randomSecret } from './secrets.ts'
import { hashSecret } from './sessions.ts'

const sessionDays = 90

/** Whose session it is, and what it may do; `full` by default. */
interface NewSession {
  readonly userId: bigint
  readonly scope?: 'full' | 'partner'
  /** Of the partner whose page gets it. */
  readonly partnerId?: number
}

/** What signing in answers, and on our own origin the secret of the session's cookie. */
export interface OpenedSession {
  readonly login: Login
  readonly cookie: string | undefined
}

/**
 * Signs a person in on one device for 90 days. On our own origin (and nowhere else) there is also a cookie of the same
 * session, which opens pages and no call of the API but the one that gives a lost token back. Throws `try_later` for who is being merged or deleted at this moment.
 */
export async function openSession(
  auth: AuthContext,
  call: Call,
  { userId, scope = 'full', partnerId }: NewSession,
  client: Pool | PoolClient = auth.pool,
): Promise<OpenedSession> {
  const token = randomSecret()
  const cookie = scope === 'full' && call.header('origin') === auth.siteUrl ? randomSecret() : undefined
  const { kind, browser, system } = deviceName(call.header('user-agent'))
  const expiresAt = new Date(auth.clock.now() + sessionDays * 86_400_000)
  const { rows } = await client.query<UserRow>({
    name: 'open-session',
    text: `with person as materialized (
             select ${userColumns} from users where id = $3 and merged_into is null for key share
           ), session as (
             insert into sessions (token_hash, cookie_hash, user_id, scope, partner_id, expires_at, kind, browser, system)
             select $1::bytea, $2::bytea, id, $4, $5::int, $6::timestamptz, $7, $8, $9 from person
           )
           select * from person`,
    values: [
      hashSecret(token),
      cookie && hashSecret(cookie),
      userId,
      scope,
      partnerId,
      expiresAt,
      kind,
      browser,
      system,
    ],
  })
  if (!rows[0]) throw new AppError('try_later', { retryAfter: 1 })
  const [profile] = await auth.billingProfiles(client, [userId])
  return { login: { token, user_info: presentUser(rows[0], profile!, scope, auth.showPicture) }, cookie }
}

/** Signs a person in, and answers so. */
export async function answerLogin(auth: AuthContext, call: Call, session: NewSession): Promise<Login | Reply> {
  const { login, cookie } = await openSession(auth, call, session)
  return withCookie(auth, login, cookie)
}

/** An answer with the cookie of a new session, where there is one. */
export function withCookie<Value extends object>(
  { cookies }: Pick<AuthContext, 'cookies'>,
  value: Value,
  cookie: string | undefined,
): Value | Reply {
  if (cookie === undefined) return value
  const header = cookies.set('session', cookie, sessionDays * 86_400)
  return Reply.json(value, { headers: { 'set-cookie': header, 'cache-control': 'private, no-store' } })
}
