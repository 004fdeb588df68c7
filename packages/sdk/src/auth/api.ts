import type { Login, UserInfo } from '@prostuti/contract'
import { getUser, signInAnonymously, signOut } from '@prostuti/contract/auth/operations'
import type { Http } from '../http/http.ts'

/** Signing in without an account, who is signed in, and signing out. */
export interface AuthApi {
  signInAnonymously(deviceSecret: string): Promise<Login>
  getUser(): Promise<UserInfo>
  signOut(): Promise<void>
}

/** Signing in without an account, who is signed in, and signing out. */
export function createAuthApi(http: Http): AuthApi {
  return {
    signInAnonymously: deviceSecret => http.call(signInAnonymously, { body: { device_id: deviceSecret } }),
    getUser: () => http.call(getUser, {}, { fresh: true }),
    signOut: () => http.call(signOut),
  }
}
