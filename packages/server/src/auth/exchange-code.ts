import { exchangeCode as operation } from '@prostuti/contract/auth/operations'
import { AppError } from '../errors.ts'
import type { Call } from '../http/call.ts'
import { type Implementation, implement } from '../http/implement.ts'
import type { AuthContext } from './context.ts'
import { type OneTimeCode, takeCode } from './one-time-codes.ts'
import { openSession } from './open-session.ts'
import { matchesChallenge } from './secrets.ts'

/** A one-time code and the verifier that only its asker knows, for a token. */
export function exchangeCode(auth: AuthContext): Implementation {
  return implement(operation, async ({ body }, call) => {
    auth.limiters.provider.take(call.remoteAddress)
    const code = await takeCode(auth.pool, auth.clock, body.code)
    const isTheirs = code && matchesChallenge(body.code_verifier, code.codeChallenge) && mayExchange(code, call)
    if (!isTheirs) throw new AppError('provider_rejected')
    return openSession(auth, call, code)
  })
}

/** A code for a partner's page is nothing to another one. Who sends no `Origin` is no page. */
function mayExchange({ origin }: OneTimeCode, call: Call): boolean {
  const asking = call.header('origin')
  return origin === undefined || asking === undefined || asking === origin
}
