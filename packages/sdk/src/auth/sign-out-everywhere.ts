import { signOutEverywhere as operation } from '@prostuti/contract/auth/account/operations'
import type { Prostuti } from '../client.ts'

/**
 * Ends every session of the person: on all devices, this one included, and on all partners' pages. Sheets stay on their
 * devices. Throws `ApiError`, and then nothing has ended.
 *
 * @example
 * await signOutEverywhere(prostuti)
 */
export async function signOutEverywhere(client: Prostuti): Promise<void> {
  await client.http.call(operation)
  await client.auth.signOut()
}
