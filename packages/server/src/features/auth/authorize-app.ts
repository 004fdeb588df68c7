import { authorizeApp as operation } from '@prostuti/contract/auth/operations'
import { AppError } from '../../platform/errors/app-error.ts'
import { signedIn } from '../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../platform/http/call/implement.ts'
import type { AuthContext } from './context.ts'
import { issueCode } from './sessions/one-time-codes.ts'

/**
 * The person agrees that the app on their phone is signed in as them: a one-time code goes to one of the app's registered links, and
 * only who made the challenge can exchange it.
 */
export function authorizeApp({ pool, clock, apps }: AuthContext): Implementation {
  return implement(operation, async ({ body }, call) => {
    if (!apps.links.includes(body.redirect_url)) throw notRegistered()
    const { id: userId } = signedIn(call)
    const code = await issueCode(pool, clock, { userId, codeChallenge: body.code_challenge, scope: 'full' })
    const separator = body.redirect_url.includes('?') ? '&' : '?'
    const query = new URLSearchParams({ code, ...(body.state && { state: body.state }) })
    return { address: `${body.redirect_url}${separator}${query}` }
  })
}

function notRegistered(): AppError {
  const fields = [{ path: 'redirect_url', code: 'not_registered', message: 'No app has registered this link' }]
  return new AppError('validation_failed', { fields })
}
