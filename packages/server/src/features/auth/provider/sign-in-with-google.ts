import { signInWithGoogle as operation } from '@prostuti/contract/auth/operations'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import type { AuthContext } from '../context.ts'
import { findOrCreatePerson } from '../people.ts'
import { answerLogin } from '../sessions/open-session.ts'
import { askProvider } from './ask-provider.ts'

/** Signs in who brings an access token of the provider's that was made for us. */
export function signInWithGoogle(auth: AuthContext): Implementation {
  return implement(operation, async ({ body }, call) => {
    const verified = () => askProvider(auth.log, auth.verifyAccessToken(body.access_token))
    const person = await auth.gate.pass(call, verified)
    return answerLogin(auth, call, { userId: await findOrCreatePerson(auth.pool, person) })
  })
}
