import type { Merge, UserInfo } from '@prostuti/contract'
import { mergeWithGoogle, type mergeWithPartner } from '@prostuti/contract/auth/operations'
import type { Prostuti } from '../client.ts'
import { carrySheets, unsentSubmissions } from '../exams/index.ts'
import { ApiError } from '../http/api-error.ts'
import { deviceSecretKey } from './auth.ts'

/** How long a sheet that is on its way is waited for, ms. One that is later arrives after the merge, in the account's name. */
const deliveryMs = 5_000

/** The parts of a client that `mergeInto` uses. */
export type MergeClient = Pick<Prostuti, 'auth' | 'base' | 'exams' | 'http' | 'platform'>

/**
 * Turns the person of this device, who has no account, into one, by the one-time code of its sign-in. What they have handed in
 * is sent first. Throws `ApiError` with `live_attempt_open` while a live exam of either is not over: the person stays signed
 * in as they were, nothing has moved, and the code is good for its minute.
 */
export async function mergeInto(
  client: MergeClient,
  anonymous: UserInfo,
  proof: { code: string; code_verifier: string },
  operation: typeof mergeWithGoogle | typeof mergeWithPartner = mergeWithGoogle,
): Promise<UserInfo> {
  const { auth, base, http, platform } = client
  const person = { base, user: anonymous.id }
  await deliver(client, person)
  const { status, token, user_info: account, collided = [] }: Merge = await http.call(operation, { body: proof })
  if (status === 'failed' || !token || !account) throw refused(operation)
  // The device's secret opens no session any more: the next person without an account is a new one.
  platform.storage.removeItem(deviceSecretKey)
  // A lost session is signed in again, a lost sheet is not: so the sheets come first.
  await carrySheets(platform, person, account.id, collided)
  return auth.accept({ token, user_info: account })
}

/** Resolves when the server has this person's submissions, or after some seconds. */
async function deliver({ exams, platform }: MergeClient, person: { base: string; user: string }): Promise<void> {
  const unsent = await unsentSubmissions(platform, person)
  if (unsent.length === 0) return
  await exams.resumeOutbox()
  await new Promise<void>(resolve => {
    const stop = exams.$outbox.subscribe(items => {
      if (!items.some(({ submission }) => unsent.includes(submission))) resolve()
    })
    platform.clock.setTimer(() => {
      stop()
      resolve()
    }, deliveryMs)
  })
}

function refused({ method, path }: Pick<typeof mergeWithGoogle, 'method' | 'path'>): ApiError {
  const call = `[${method}] ${path}`
  return new ApiError({ code: 'live_attempt_open', status: 409, call, detail: 'a live exam is not over' })
}
