import type { UserInfo } from '@prostuti/contract'
import { exchangeCode } from '@prostuti/contract/auth/operations'
import type { Prostuti } from '../client.ts'
import { ApiError } from '../http/api-error.ts'
import { exchangeSignIn } from './exchange-sign-in.ts'
import { type MergeClient, mergeInto } from './merge.ts'
import { verifierKey } from './provider-sign-in.ts'

/**
 * Finishes a sign-in with its one-time code. A person here without an account becomes the account, with all that is theirs;
 * while a live exam of either is not over, that throws `ApiError` with `live_attempt_open` and they stay who they are.
 */
export async function finishSignIn(
  client: MergeClient,
  code: string,
  verifier = client.platform.storage.getItem(verifierKey),
): Promise<UserInfo> {
  if (!verifier) throw notBegunHere()
  const anonymous = await findAnonymous(client)
  const user = anonymous
    ? await mergeInto(client, anonymous, { code, code_verifier: verifier }).catch(error => {
        // The anonymous session is over, so that there is nobody here to merge: the code is still good.
        if (error instanceof ApiError && error.code === 'not_signed_in') return exchangeSignIn(client, code, verifier)
        throw error
      })
    : await exchangeSignIn(client, code, verifier)
  client.platform.storage.removeItem(verifierKey)
  return user
}

async function findAnonymous({ auth }: Pick<Prostuti, 'auth'>): Promise<UserInfo | null> {
  let user = auth.$user.get()
  // A token whose person is not known here yet.
  if (user === undefined) {
    user = await auth.refresh().catch(error => {
      if (error instanceof ApiError && error.code === 'not_signed_in') return null
      throw error
    })
  }
  return user?.is_anonymous ? user : null
}

function notBegunHere(): ApiError {
  const call = `[${exchangeCode.method}] ${exchangeCode.path}`
  return new ApiError({
    code: 'provider_rejected',
    status: 0,
    call,
    detail: 'this sign-in was not begun on this device',
  })
}
