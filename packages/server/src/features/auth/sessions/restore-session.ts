import { restoreSession as operation } from '@prostuti/contract/auth/operations'
import type { Call } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { Reply } from '../../../platform/http/call/reply.ts'
import type { AuthContext } from '../context.ts'
import { readUser } from '../present-user.ts'
import { randomSecret } from './secrets.ts'
import { hashSecret } from './sessions.ts'

/**
 * Gives the session of the cookie a new token, for a page of our own whose device has lost the old one, which is dead from
 * then on: Safari clears what scripts have stored after a week, and leaves the cookie. No page of another site can ask: its
 * origin is another, and browsers send the cookie to none of its calls (decision 0047).
 */
export function restoreSession(auth: AuthContext): Implementation {
  return implement(operation, async (_input, call) => {
    const cookie = cookieOfOwnPage(auth, call)
    const token = randomSecret()
    const id = cookie === undefined ? null : await auth.gate.pass(call, () => exchangeToken(auth, cookie, token))
    const login = id === null ? null : { token, user_info: await readUser(auth, { id, scope: 'full' }) }
    return Reply.json(login, { headers: { 'cache-control': 'private, no-store' } })
  })
}

function cookieOfOwnPage({ cookies, siteUrl }: AuthContext, call: Call): string | undefined {
  return call.header('origin') === siteUrl ? cookies.read('session', call.header('cookie')) : undefined
}

/** Whose session it is; null where it has ended. */
async function exchangeToken({ pool }: AuthContext, cookie: string, token: string): Promise<bigint | null> {
  const { rows } = await pool.query<{ user_id: string }>(
    `update sessions s set token_hash = $1 from users u
      where s.cookie_hash = $2 and s.scope = 'full' and s.expires_at > clock_timestamp()
        and u.id = s.user_id and u.merged_into is null
     returning s.user_id`,
    [hashSecret(token), hashSecret(cookie)],
  )
  return rows[0] ? BigInt(rows[0].user_id) : null
}
