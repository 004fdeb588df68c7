import type { Login } from '@prostuti/contract'
import type { Call } from '../http/call.ts'
import { Reply } from '../http/reply.ts'
import type { AuthContext } from './context.ts'
import { presentUser, type UserRow, userColumns } from './present-user.ts'
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

/**
 * Signs a person in on one device for 90 days. On our own origin (and nowhere else) the answer also carries the
 * HttpOnly cookie of the same session, which opens pages and no call of the API.
 */
export async function openSession(
  auth: AuthContext,
  call: Call,
  { userId, scope = 'full', partnerId }: NewSession,
): Promise<Login | Reply> {
  const token = randomSecret()
  const cookie = scope === 'full' && call.header('origin') === auth.siteUrl ? randomSecret() : undefined
  const expiresAt = new Date(auth.clock.now() + sessionDays * 86_400_000)
  const { rows } = await auth.pool.query<UserRow>({
    name: 'open-session',
    text: `with session as (insert into sessions (token_hash, cookie_hash, user_id, scope, partner_id, expires_at)
                            values ($1, $2, $3, $4, $5, $6))
           select ${userColumns} from users where id = $3`,
    values: [hashSecret(token), cookie && hashSecret(cookie), userId, scope, partnerId, expiresAt],
  })
  const login = { token, user_info: presentUser(rows[0]!, scope) }
  return cookie === undefined ? login : withCookie(login, auth.cookies.set('session', cookie, sessionDays * 86_400))
}

function withCookie(login: Login, cookie: string): Reply {
  return Reply.json(login, { headers: { 'set-cookie': cookie, 'cache-control': 'private, no-store' } })
}
