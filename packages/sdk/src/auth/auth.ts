import type { Login, UserInfo } from '@prostuti/contract'
import type { Prostuti } from '../client.ts'
import { ApiError } from '../http/api-error.ts'
import type { Platform } from '../platform/platform.ts'
import { randomText } from '../random.ts'
import type { AuthApi } from './api.ts'
import type { SessionStore } from './session.ts'

/** The item of the device's small storage that signs it in without an account. */
export const deviceSecretKey = 'prostuti:device-secret'

export interface AuthParts {
  platform: Platform
  api: AuthApi
  session: SessionStore
}

/** Signing in and out. Signing out drops the session and nothing else: sheets stay on the device. */
export function createAuth({ platform, api, session }: AuthParts): Prostuti['auth'] {
  function accept({ token, user_info: user }: Login): UserInfo {
    session.set({ token, user })
    return user
  }

  return {
    $user: session.$user,
    $token: session.$token,

    accept,

    async signInAnonymously() {
      return accept(await api.signInAnonymously(deviceSecret(platform)))
    },

    async refresh() {
      const token = session.token()
      if (!token) return null
      const user = await api.getUser()
      // Another person may have signed in while the answer was on its way.
      if (session.token() === token) session.set({ token, user })
      return user
    },

    async signOut() {
      const token = session.token()
      if (!token) return
      try {
        await api.signOut()
      } catch (error) {
        // Signed out on the server already.
        if (!(error instanceof ApiError && error.code === 'not_signed_in')) throw error
      } finally {
        session.drop(token)
      }
    },
  }
}

/** What signs this device in without an account: 256 random bits, made once and kept. */
function deviceSecret({ storage }: Platform): string {
  const known = storage.getItem(deviceSecretKey)
  if (known) return known
  const secret = randomText(32)
  storage.setItem(deviceSecretKey, secret)
  return secret
}
