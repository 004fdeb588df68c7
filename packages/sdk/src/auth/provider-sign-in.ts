import { startProviderSignIn } from '@prostuti/contract/auth/operations'
import type { Prostuti } from '../client.ts'
import { createPkce } from './pkce.ts'

/** Storage key of the secret between leaving for the provider and coming back. */
export const verifierKey = 'prostuti:pkce'

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
  const taken = platform.nativeBridge?.('sign-in')
  if (taken) {
    await taken
    return
  }
  const { verifier, challenge } = await createPkce()
  platform.storage.setItem(verifierKey, verifier)
  const query = new URLSearchParams({ code_challenge: challenge, ...(next && { next }) })
  platform.network.navigate(`${base}${startProviderSignIn.path}?${query}`)
}
