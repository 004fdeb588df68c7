import type { UserInfo } from '@prostuti/contract'
import { restoreSession as operation } from '@prostuti/contract/auth/account/operations'
import type { Prostuti } from '../client.ts'

/**
 * Signs this device in again by the cookie of our own pages, where it has lost its token: browsers may clear what scripts have
 * stored and keep the cookie. Null where nobody is to be signed in. Throws `ApiError` where the server could not be asked.
 *
 * @example if (!prostuti.auth.$token.get()) await restoreSession(prostuti)
 */
export async function restoreSession({ auth, http }: Pick<Prostuti, 'auth' | 'http'>): Promise<UserInfo | null> {
  const login = await http.call(operation)
  return login && auth.accept(login)
}

/**
 * Signs out on a page of our own: ends the session of this device's token, and that of the cookie where the token was lost or
 * is dead. Throws `ApiError` where a session may still be alive.
 */
export async function signOutOfSite(client: Pick<Prostuti, 'auth' | 'http'>): Promise<void> {
  await client.auth.signOut()
  if (await restoreSession(client)) await client.auth.signOut()
}
