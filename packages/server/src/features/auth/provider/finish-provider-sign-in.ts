import { finishProviderSignIn as operation } from '@prostuti/contract/auth/operations'
import { AppError } from '../../../platform/errors/app-error.ts'
import { toAppError } from '../../../platform/http/api/problem.ts'
import type { Call } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import type { AuthContext } from '../context.ts'
import { findOrCreatePerson } from '../people.ts'
import { type SignInEnding, toLoginPage } from '../sessions/login-page.ts'
import { issueCode } from '../sessions/one-time-codes.ts'
import { equalSecrets } from '../sessions/secrets.ts'
import { askProvider } from './ask-provider.ts'
import { redeemAnswer } from './code-flow.ts'
import { type StartedSignIn, takeSignIn } from './started-sign-ins.ts'

/** Ends the provider's code flow. However it ends, the person stands on our login page and no inside is shown. */
export function finishProviderSignIn(auth: AuthContext): Implementation {
  return implement(operation, async ({ query }, call) => {
    const started = await takeOwnSignIn(auth, call, query.state).catch(error =>
      toAppError(error, auth.log, call.requestId),
    )
    const ending = started instanceof AppError ? { error: started.code } : await finish(auth, call, started, query)
    return toLoginPage(ending, auth.cookies.clear('sign_in'))
  })
}

/** The sign-in that this very browser has started: a state that an attacker planted is not in its cookie. */
async function takeOwnSignIn(auth: AuthContext, call: Call, state = ''): Promise<StartedSignIn> {
  return auth.gate.pass(call, async () => {
    const own = auth.cookies.read('sign_in', call.header('cookie')) ?? ''
    const started = state && equalSecrets(own, state) ? await takeSignIn(auth.pool, auth.clock, state) : undefined
    if (!started) throw new AppError('provider_rejected')
    return started
  })
}

async function finish(
  auth: AuthContext,
  call: Call,
  started: StartedSignIn,
  query: Record<string, unknown>,
): Promise<SignInEnding> {
  const { next, codeChallenge } = started
  try {
    if (query.error === 'access_denied') return { error: 'cancelled', next }
    const answer = redeemAnswer(auth.openConversation, auth.siteUrl, parametersOf(query), started)
    const userId = await findOrCreatePerson(auth.pool, await askProvider(auth.log, answer))
    return { code: await issueCode(auth.pool, auth.clock, { userId, codeChallenge, scope: 'full' }), next }
  } catch (error) {
    return { error: toAppError(error, auth.log, call.requestId).code, next }
  }
}

/** As they came, a parameter that came twice included: the library refuses it. */
function parametersOf(query: Record<string, unknown>): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, values] of Object.entries(query)) {
    for (const value of [values].flat()) parameters.append(name, String(value))
  }
  return parameters
}
