import type { Login, UserInfo } from '@prostuti/contract'
import { exchangeCode, getUser, signInAnonymously, signOut } from '@prostuti/contract/auth/operations'
import type { Http } from '../http.ts'

export interface AuthApi {
  exchangeCode(code: string, codeVerifier: string): Promise<Login>
  signInAnonymously(deviceSecret: string): Promise<Login>
  getUser(): Promise<UserInfo>
  signOut(): Promise<void>
}

export function createAuthApi(http: Http): AuthApi {
  return {
    exchangeCode: (code, codeVerifier) => http.call(exchangeCode, { body: { code, code_verifier: codeVerifier } }),
    signInAnonymously: deviceSecret => http.call(signInAnonymously, { body: { device_id: deviceSecret } }),
    getUser: () => http.call(getUser, {}, { fresh: true }),
    signOut: () => http.call(signOut),
  }
}
