import { signInWithGoogle as operation } from '@prostuti/contract/auth/operations'
import { type Implementation, implement } from '../http/implement.ts'
import { askProvider } from './ask-provider.ts'
import type { AuthContext } from './context.ts'
import { openSession } from './open-session.ts'
import { findOrCreatePerson } from './people.ts'

/** Signs in who brings an access token of the provider's that was made for us. */
export function signInWithGoogle(auth: AuthContext): Implementation {
  return implement(operation, async ({ body }, call) => {
    auth.limiters.provider.take(call.remoteAddress)
    const person = await askProvider(auth.log, auth.verifyAccessToken(body.access_token))
    return openSession(auth, call, { userId: await findOrCreatePerson(auth.pool, person) })
  })
}
