import type { UserInfo } from '@prostuti/contract'
import { signInWithPartner as operation } from '@prostuti/contract/auth/operations'
import type { Prostuti } from '../client.ts'

/**
 * Signs in whom the page's own server says is here, by a JWT that it has just signed; each is good once. Throws `ApiError` with
 * `provider_rejected`, whose first field says why, and with `conflict` for a person with an account of their own who agrees no more.
 *
 * @example
 * const jwt = await (await fetch('/prostuti-token', { method: 'POST' })).text()
 * await signInWithPartner(prostuti, jwt)
 */
export async function signInWithPartner(
  { auth, http }: Pick<Prostuti, 'auth' | 'http'>,
  jwt: string,
): Promise<UserInfo> {
  return auth.accept(await http.call(operation, { body: { jwt: jwt.trim() } }))
}
