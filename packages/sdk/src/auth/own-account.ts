import type { UserInfo, WirePart } from '@prostuti/contract'
import { deleteUser, updateUser } from '@prostuti/contract/auth/account/operations'
import type { Prostuti } from '../client.ts'
import { forgetSheets } from '../exams/index.ts'
import { deviceSecretKey } from './auth.ts'

/** The calls by which people change and end their accounts. */
export interface AccountApi {
  /** Changes what people say about themselves; what is left out stays. Every tab shows it. */
  updateProfile(patch: WirePart<'auth.updateUser', 'body'>): Promise<UserInfo>
  /**
   * Deletes the account for good, on the server and what this device has of it. Throws `ApiError` with `live_attempt_open`
   * while a live exam of theirs is not over; then nothing has been deleted.
   */
  deleteAccount(): Promise<void>
}

/**
 * A person’s own account: profile, name and goal.
 * @example await accountApiOf(prostuti).updateProfile({ profile: { tags: ['bcs'] } })
 */
export function accountApiOf({
  auth,
  base,
  http,
  platform,
}: Pick<Prostuti, 'auth' | 'base' | 'http' | 'platform'>): AccountApi {
  return {
    async updateProfile(patch) {
      const token = auth.$token.get()
      const user = await http.call(updateUser, { body: patch })
      // Another person may have signed in while the answer was on its way.
      return token && token === auth.$token.get() ? auth.accept({ token, user_info: user }) : user
    },
    async deleteAccount() {
      const user = auth.$user.get()
      await http.call(deleteUser)
      platform.storage.removeItem(deviceSecretKey)
      if (user) await forgetSheets(platform, { base, user: user.id })
      // The session is over on the server; this drops it here.
      await auth.signOut()
    },
  }
}
