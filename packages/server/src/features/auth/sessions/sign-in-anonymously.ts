import { signInAnonymously as operation } from '@prostuti/contract/auth/operations'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import type { AuthContext } from '../context.ts'
import { deviceIssuer, findOrCreatePerson } from '../people.ts'
import { openSession, withCookie } from './open-session.ts'
import { hashSecret } from './sessions.ts'

const nobodyYet = { isAnonymous: true, name: '', firstName: '', lastName: '', email: null, picture: null }

/**
 * The device's secret is the person; it is stored as its hash alone. On a page of another site they get what that page
 * may do for anybody: exams and jobs.
 */
export function signInAnonymously(auth: AuthContext): Implementation {
  return implement(operation, async ({ body }, call) => {
    const subject = hashSecret(body.device_id).toString('hex')
    const identity = { ...nobodyYet, issuer: deviceIssuer, subject }
    const userId = await auth.gate.pass(call, () => findOrCreatePerson(auth.pool, identity))
    const origin = call.header('origin')
    const scope = origin === undefined || origin === auth.siteUrl ? 'full' : 'partner'
    const { login, cookie } = await openSession(auth, call, { userId, scope })
    return withCookie(auth, login, cookie)
  })
}
