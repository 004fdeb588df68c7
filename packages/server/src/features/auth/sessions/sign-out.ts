import { signOutEverywhere as everywhere, signOut as operation } from '@prostuti/contract/auth/operations'
import { signedIn } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { Reply } from '../../../platform/http/call/reply.ts'
import type { AuthContext } from '../context.ts'
import { endSessions } from '../people-of-staff.ts'

/** Ends this device's session: its token and its cookie are dead on the next request. */
export function signOut({ pool, cookies }: AuthContext): Implementation {
  return implement(operation, async (_input, call) => {
    await pool.query("delete from sessions where token_hash = decode($1, 'hex')", [signedIn(call).tokenHash])
    return new Reply(null, { status: 204, headers: { 'set-cookie': cookies.clear('session') } })
  })
}

/**
 * Ends all sessions of the person, on every device and on every partner's page, and the codes that would become one.
 * Consents stay: a person who signs in again is not asked a second time.
 */
export function signOutEverywhere({ pool, cookies }: AuthContext): Implementation {
  return implement(everywhere, async (_input, call) => {
    await endSessions(pool, signedIn(call).id)
    return new Reply(null, { status: 204, headers: { 'set-cookie': cookies.clear('session') } })
  })
}
