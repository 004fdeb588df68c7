import { mergeWithGoogle as operation } from '@prostuti/contract/auth/operations'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type Implementation, type Input, implement } from '../../../platform/http/call/implement.ts'
import type { AuthContext } from '../context.ts'
import { type FindAccount, mergeIntoAccount } from '../merge-into-account.ts'
import { findOrCreatePerson } from '../people.ts'
import { matchesChallenge } from '../sessions/secrets.ts'
import { askProvider } from './ask-provider.ts'

/**
 * Moves an anonymous person's rows to the account of who signs in with Google, once and all or nothing, and signs this
 * device in with the account. While a live exam of either is not over nothing happens: `failed`. Throws `provider_rejected`
 * and, where the anonymous person has been merged meanwhile, `not_signed_in`.
 */
export function mergeWithGoogle(auth: AuthContext): Implementation {
  return implement(operation, ({ body }, call) =>
    mergeIntoAccount(auth, call, {
      findAccount: () => accountFinder(auth, body),
      checkPerson(_client, { is_anonymous: isAnonymous }) {
        if (!isAnonymous) throw new AppError('forbidden')
      },
    }),
  )
}

async function accountFinder(
  auth: AuthContext,
  { access_token: accessToken, code = '', code_verifier: verifier = '' }: Input<'auth.mergeWithGoogle'>['body'],
): Promise<FindAccount> {
  if (accessToken !== undefined) {
    // Not within the transaction: nobody's row is to be locked for as long as the provider thinks.
    const person = await askProvider(auth.log, auth.verifyAccessToken(accessToken))
    return async client => ({ userId: await findOrCreatePerson(client, person) })
  }
  return async client => {
    const taken = await auth.takeCode(code, client)
    const isTheirs = taken?.scope === 'full' && taken.origin === undefined
    return isTheirs && matchesChallenge(verifier, taken.codeChallenge) ? { userId: taken.userId } : null
  }
}
