import type { Login, UserInfo } from '@prostuti/contract'
import { endViewAs } from '@prostuti/contract/core/staff-operations'
import type { Prostuti } from '../client.ts'
import { ApiError } from '../http/api-error.ts'
import { toPlainJson } from '../http/plain-json.ts'
import type { Platform } from '../platform/platform.ts'
import { parseSession, type Session, sessionKey } from '../platform/stored-session.ts'

/** How tokens of a look begin. */
const tokenStart = 'view-as-'

/** The item of the device's small storage that holds who staff really are, while they look on as somebody. */
const keyOf = (base: string): string => `prostuti:view-as:${base}`

type ViewAsClient = Pick<Prostuti, 'auth' | 'base' | 'platform'>

/** What `startViewAs` of the staff's calls answers, as far as a device takes it over. */
export interface BegunViewAs {
  readonly user: { readonly user_info: UserInfo; readonly token?: string | undefined }
}

/** Who is signed in on this device while it shows what somebody else sees: the state's `real_user`. Null: nobody looks. */
export function realUserOf({ base, platform }: Pick<Prostuti, 'base' | 'platform'>): UserInfo | null {
  const shown = parseSession(platform.storage.getItem(sessionKey(base)))
  return shown?.token.startsWith(tokenStart) ? (realSession(platform, base)?.user ?? null) : null
}

/**
 * Shows this device, on all its tabs, what a person sees; the session of the staff is kept beside.
 *
 * @example await beginViewAs(client, await createStaff(client).people.startViewAs({ user: '88213', reason: 'payment' }))
 */
export async function beginViewAs({ auth, base, platform }: ViewAsClient, { user }: BegunViewAs): Promise<void> {
  const real = auth.$user.get() ?? (await auth.refresh())
  const token = auth.$token.get()
  if (!token || !real || !user.token) throw new Error('Nobody is signed in who could look')
  const own: Session = { token, user: real }
  platform.storage.setItem(keyOf(base), toPlainJson(own))
  auth.accept({ token: user.token, user_info: user.user_info } satisfies Login)
}

/** Back to oneself, here and on the server. Null where nobody looked. Throws `ApiError` where the server still shows it. */
export async function endViewingAs(client: ViewAsClient & Pick<Prostuti, 'http'>): Promise<UserInfo | null> {
  const { auth, base, http, platform } = client
  const real = realSession(platform, base)
  if (!real?.user) return null
  const seen = auth.$user.get()?.id
  auth.accept({ token: real.token, user_info: real.user })
  for (const key of [keyOf(base), ...keptOf(base, seen)]) platform.storage.removeItem(key)
  try {
    await http.call(endViewAs)
  } catch (error) {
    // Their session, or the role, has ended, and the look with it.
    if (!(error instanceof ApiError && (error.code === 'not_signed_in' || error.code === 'forbidden'))) throw error
  }
  return real.user
}

/** Lists that a device keeps to show them at once; those of whom one has looked at stay on theirs alone. */
const keptOf = (base: string, person = ''): string[] => [
  `prostuti:notifications:${base}`,
  `prostuti:circulars:${base}`,
  `prostuti:reviews:${person}`,
]

const realSession = ({ storage }: Platform, base: string): Session | null => parseSession(storage.getItem(keyOf(base)))
