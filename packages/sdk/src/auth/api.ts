import type { Login, UserInfo } from '@prostuti/contract'
import {
  exchangeCode,
  getUser,
  signInAnonymously,
  signOut,
  startProviderSignIn,
} from '@prostuti/contract/auth/operations'
import type { Http } from '../http.ts'

export interface AuthApi {
  exchangeCode(code: string, codeVerifier: string): Promise<Login>
  signInAnonymously(deviceSecret: string): Promise<Login>
  getUser(): Promise<UserInfo>
  signOut(): Promise<void>
  /** Where the journey to the provider's page begins: an address to go to, not to call. */
  providerPage(challenge: string, next?: string): string
}

export function createAuthApi(http: Http, base: string): AuthApi {
  return {
    exchangeCode: (code, codeVerifier) => http.call(exchangeCode, { body: { code, code_verifier: codeVerifier } }),
    signInAnonymously: deviceSecret => http.call(signInAnonymously, { body: { device_id: deviceSecret } }),
    getUser: () => http.call(getUser, {}, { fresh: true }),
    signOut: () => http.call(signOut),
    providerPage(challenge, next) {
      const query = new URLSearchParams({ code_challenge: challenge, ...(next && { next }) })
      return `${base}${startProviderSignIn.path}?${query}`
    },
  }
}
