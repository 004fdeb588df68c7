import type { UserInfo } from '@prostuti/contract'

/** Who is signed in on this device. Without `user`, the token is known and the person is not yet. */
export interface Session {
  readonly token: string
  readonly user?: UserInfo
}

/** The item of the device's small storage that holds the session of an API base. */
export const sessionKey = (base: string): string => `prostuti:session:${base}`

/** What stands there; null where nobody is signed in. */
export function parseSession(text: string | null): Session | null {
  try {
    // Without an item this is null, of which no token can be read.
    const session = JSON.parse(text!) as Session
    return typeof session.token === 'string' ? session : null
  } catch {
    // Other code wrote this item: that counts as nobody signed in.
    return null
  }
}
