import { signInWithGoogle as operation } from '@prostuti/contract/auth/operations'
import { type Implementation, implement } from '../api/implement.ts'
import { askProvider } from './ask-provider.ts'
import type { AuthContext } from './context.ts'
import { answerLogin } from './open-session.ts'
import { findOrCreatePerson } from './people.ts'

/** Signs in who brings an access token of the provider's that was made for us. */
export function signInWithGoogle(auth: AuthContext): Implementation {
  return implement(operation, async ({ body }, call) => {
    const verified = () => askProvider(auth.log, auth.verifyAccessToken(body.access_token))
    const person = await auth.gate.pass(call, verified)
    return answerLogin(auth, call, { userId: await findOrCreatePerson(auth.pool, person) })
  })
}
