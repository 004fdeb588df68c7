import type { UserInfo } from '@prostuti/contract'
import { exchangeCode } from '@prostuti/contract/auth/operations'
import type { Prostuti } from '../client.ts'

/** Exchanges a one-time code for a session of its own, no matter who else is signed in here: on partners' pages, say. */
export async function exchangeSignIn(
  { auth, http }: Pick<Prostuti, 'auth' | 'http'>,
  code: string,
  verifier: string,
): Promise<UserInfo> {
  return auth.accept(await http.call(exchangeCode, { body: { code, code_verifier: verifier } }))
}
