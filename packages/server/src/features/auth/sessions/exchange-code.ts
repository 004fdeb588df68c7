import { exchangeCode as operation } from '@prostuti/contract/auth/operations'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Call } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import type { AuthContext } from '../context.ts'
import type { OneTimeCode } from './one-time-codes.ts'
import { answerLogin } from './open-session.ts'
import { matchesChallenge } from './secrets.ts'

/** A one-time code and the verifier that only its asker knows, for a token. */
export function exchangeCode(auth: AuthContext): Implementation {
  return implement(operation, async ({ body }, call) => {
    const code = await auth.gate.pass(call, async () => {
      const taken = await auth.takeCode(body.code)
      const isTheirs =
        taken && matchesChallenge(body.code_verifier, taken.codeChallenge) && mayExchange(auth, taken, call)
      if (!isTheirs) throw new AppError('provider_rejected')
      return taken
    })
    return answerLogin(auth, call, code)
  })
}

/**
 * A code for a partner's page is for that page alone, or for a page of ours that it holds; every browser says which page calls. Of
 * ours, too, only the one that made the challenge can exchange it.
 */
function mayExchange({ siteUrl }: AuthContext, { origin }: OneTimeCode, call: Call): boolean {
  const page = call.header('origin')
  return origin === undefined || page === origin || page === siteUrl
}
