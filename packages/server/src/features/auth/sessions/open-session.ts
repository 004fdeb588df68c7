import { randomUUID } from 'node:crypto'
import type { Login } from '@prostuti/contract'
import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Call } from '../../../platform/http/call/call.ts'
import { deviceLine, deviceName } from '../../../platform/http/call/device-name.ts'
import { Reply } from '../../../platform/http/call/reply.ts'
import { notify } from '../../../platform/notifications/notify.ts'
import type { AuthContext } from '../context.ts'
import { presentUser, type UserRow, userColumns } from '../present-user.ts'
import { randomSecret } from './secrets.ts'
import { hashSecret } from './sessions.ts'

const sessionDays = 90

/** Whose session it is, and what it may do; `full` by default. */
export interface NewSession {
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
 * session, which opens pages and of the API two calls: a lost token comes back, and a browser's pushes follow it to another address.
 * A member who has another session is told, which is why theirs is opened in a transaction. Throws `try_later` for who is being
 * merged or deleted at this moment.
 */
export async function openSession(
  auth: AuthContext,
  call: Call,
  { userId, scope = 'full', partnerId }: NewSession,
  client: Pool | PoolClient = auth.pool,
): Promise<OpenedSession> {
  const token = randomSecret()
  const cookie = scope === 'full' && call.header('origin') === auth.siteUrl ? randomSecret() : undefined
  const device = deviceName(call.header('user-agent'))
  const expiresAt = new Date(auth.clock.now() + sessionDays * 86_400_000)
  const { rows } = await client.query<UserRow & { has_another: boolean }>({
    name: 'open-session',
    text: `with person as materialized (
             select ${userColumns} from users where id = $3 and merged_into is null for key share
           ), session as (
             insert into sessions (token_hash, cookie_hash, user_id, scope, partner_id, expires_at, kind, browser, system)
             select $1::bytea, $2::bytea, id, $4, $5::int, $6::timestamptz, $7, $8, $9 from person
           )
           select person.*, exists (select from sessions where user_id = $3 and expires_at > clock_timestamp()) as has_another
             from person`,
    values: [
      hashSecret(token),
      cookie && hashSecret(cookie),
      userId,
      scope,
      partnerId,
      expiresAt,
      ...[device.kind, device.browser, device.system],
    ],
  })
  if (!rows[0]) throw new AppError('try_later', { retryAfter: 1 })
  const { has_another: hasAnother, ...person } = rows[0]
  if (scope === 'full' && hasAnother && !person.is_anonymous)
    await notify(client, {
      ...{ kind: 'new_device', key: randomUUID(), people: [userId], at: auth.clock.now() },
      data: { device: deviceLine(device) },
    })
  const [profile] = await auth.billingProfiles(client, [userId])
  return { login: { token, user_info: presentUser(person, profile!, scope, auth.showPicture) }, cookie }
}

/** Signs a member in, and answers so. */
export async function answerLogin(auth: AuthContext, call: Call, session: NewSession): Promise<Login | Reply> {
  const { login, cookie } = await inTransaction(auth.pool, client => openSession(auth, call, session, client))
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
