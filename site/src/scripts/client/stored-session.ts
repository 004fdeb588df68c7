import type { UserInfo } from '@prostuti/contract'
import { parseSession, sessionKey } from '@prostuti/sdk/auth'

const keyOf = (apiBase: string | undefined): string => sessionKey(new URL(apiBase ?? '/api/', location.href).href)

/** Whether somebody is signed in on this device, read without a client. */
export const isSignedIn = (apiBase: string | undefined): boolean => storedSession(apiBase) !== null

/** Who that is, as of when they were asked for last; undefined where nobody is, or nobody was asked for yet. */
export const storedPerson = (apiBase: string | undefined): UserInfo | undefined => storedSession(apiBase)?.user

function storedSession(apiBase: string | undefined): ReturnType<typeof parseSession> {
  try {
    return parseSession(localStorage.getItem(keyOf(apiBase)))
  } catch {
    // No storage: nobody can be.
    return null
  }
}

/** Tells who signs in on another tab, without a client. */
export function followSession(apiBase: string | undefined, tell: (person: UserInfo | undefined) => void): void {
  const key = keyOf(apiBase)
  addEventListener('storage', event => {
    const session = event.key === key ? parseSession(event.newValue) : null
    if (session) tell(session.user)
  })
}
