import { mergeWithPartner as operation } from '@prostuti/contract/auth/operations'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import type { AuthContext } from '../context.ts'
import { mergeIntoAccount } from '../merge-into-account.ts'
import { hasAccount } from '../people.ts'
import { matchesChallenge } from './secrets.ts'

/**
 * Who was signed in by a partner's server alone joins their own account, by the code of the window in which they agreed to that partner's
 * page; this device goes on as the account on that page.
 */
export function mergeWithPartner(auth: AuthContext): Implementation {
  return implement(operation, ({ body }, call) => {
    if (signedIn(call).scope !== 'partner') throw new AppError('conflict')
    return mergeIntoAccount(auth, call, {
      findAccount: () => async client => {
        const taken = await auth.takeCode(body.code, client)
        const isTheirs =
          taken?.scope === 'partner' && taken.origin !== undefined && taken.origin === call.header('origin')
        return isTheirs && matchesChallenge(body.code_verifier, taken.codeChallenge) ? taken : null
      },
      async checkPerson(client, { id, is_anonymous: isAnonymous }) {
        if (isAnonymous || (await hasAccount(client, BigInt(id)))) throw new AppError('conflict')
      },
    })
  })
}
