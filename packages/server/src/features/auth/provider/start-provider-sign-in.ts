import { startProviderSignIn as operation } from '@prostuti/contract/auth/operations'
import * as oauth from 'oauth4webapi'
import { AppError } from '../../../platform/errors/app-error.ts'
import { toAppError } from '../../../platform/http/api/problem.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import type { Reply } from '../../../platform/http/call/reply.ts'
import type { AuthContext } from '../context.ts'
import { isOwnPath } from '../own-path.ts'
import { redirect, toLoginPage } from '../sessions/login-page.ts'
import { randomSecret } from '../sessions/secrets.ts'
import { askProvider } from './ask-provider.ts'
import { authorizationUrl } from './code-flow.ts'
import { keepSignIn, signInSeconds } from './started-sign-ins.ts'

/** Sends the browser to the provider, with a state that only this browser can bring back. */
export function startProviderSignIn(auth: AuthContext): Implementation {
  return implement(operation, async ({ query }, call) => {
    const { code_challenge: codeChallenge, next = '/' } = query
    if (!isOwnPath(next)) throw notOurs()
    try {
      return await auth.gate.pass(call, () => start(auth, codeChallenge, next))
    } catch (error) {
      const { code } = toAppError(error, auth.log, call.requestId)
      return toLoginPage({ error: code, next }, auth.cookies.clear('sign_in'))
    }
  })
}

async function start(auth: AuthContext, codeChallenge: string, next: string): Promise<Reply> {
  const secrets = { state: randomSecret(), nonce: randomSecret(), verifier: oauth.generateRandomCodeVerifier() }
  const address = await askProvider(auth.log, authorizationUrl(auth.openConversation, auth.siteUrl, secrets))
  await keepSignIn(auth.pool, auth.clock, { ...secrets, codeChallenge, next })
  return redirect(address, auth.cookies.set('sign_in', secrets.state, signInSeconds))
}

function notOurs(): AppError {
  const fields = [{ path: 'next', code: 'not_our_path', message: 'next must be a path on our own site' }]
  return new AppError('validation_failed', { fields })
}
