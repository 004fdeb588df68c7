import type { UserInfo } from '@prostuti/contract'
import { exchangeCode, startProviderSignIn } from '@prostuti/contract/auth/operations'
import { createPkce } from './auth/pkce.ts'
import type { Prostuti } from './client.ts'
import { ApiError } from './errors.ts'

/** Where the secret of a journey waits for its way back. */
const verifierKey = 'prostuti:pkce'

/**
 * Goes to the sign-in provider's page and comes back to `next` on this site with a one-time code, which `finishSignIn`
 * takes. An entry of its own, since a page with nothing but the player needs none of it.
 *
 * @example await signInWithProvider(prostuti, '/exam')
 */
export async function signInWithProvider(
  { base, platform }: Pick<Prostuti, 'base' | 'platform'>,
  next?: string,
): Promise<void> {
  const { verifier, challenge } = await createPkce()
  platform.storage.setItem(verifierKey, verifier)
  const query = new URLSearchParams({ code_challenge: challenge, ...(next && { next }) })
  platform.network.navigate(`${base}${startProviderSignIn.path}?${query}`)
}

/** Finishes a journey with its one-time code; `verifier` is of who began it elsewhere than with `signInWithProvider`. */
export async function finishSignIn(
  { auth, http, platform: { storage } }: Pick<Prostuti, 'auth' | 'http' | 'platform'>,
  code: string,
  verifier = storage.getItem(verifierKey),
): Promise<UserInfo> {
  if (!verifier) throw notBegunHere()
  const login = await http.call(exchangeCode, { body: { code, code_verifier: verifier } })
  storage.removeItem(verifierKey)
  return auth.accept(login)
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
