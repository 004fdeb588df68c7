import type { Pool } from 'pg'
import type { Clock } from '../db/clock.ts'
import { AppError } from '../errors.ts'
import type { Implementation } from '../http/implement.ts'
import type { Log } from '../log.ts'
import type { AuthContext } from './context.ts'
import { type Cookies, createCookies } from './cookies.ts'
import { exchangeCode } from './exchange-code.ts'
import { finishProviderSignIn } from './finish-provider-sign-in.ts'
import { getUser } from './get-user.ts'
import { createProvider } from './provider.ts'
import type { ProviderSettings } from './provider-settings.ts'
import { createRateLimiter, type RateLimit } from './rate-limit.ts'
import { type Authenticate, createAuthenticate, type Viewer } from './sessions.ts'
import { signInAnonymously } from './sign-in-anonymously.ts'
import { signInWithGoogle } from './sign-in-with-google.ts'
import { signOut } from './sign-out.ts'
import { startProviderSignIn } from './start-provider-sign-in.ts'
import { updateUser } from './update-user.ts'
import { createVerifyAccessToken, type VerifyAccessToken } from './verify-access-token.ts'

export { callbackUrl } from './code-flow.ts'
export { ensureDemoPeople } from './demo-people.ts'
export { issueCode } from './one-time-codes.ts'
export { findOrCreatePerson, type Identity, type Newcomer } from './people.ts'
export { readUser } from './present-user.ts'
export type { ProviderSettings } from './provider-settings.ts'
export { purgeExpired } from './purge-expired.ts'
export type { RateLimit } from './rate-limit.ts'
export type { Authenticate, Viewer } from './sessions.ts'
export type { VerifyAccessToken } from './verify-access-token.ts'

export interface AuthOptions {
  pool: Pool
  clock: Clock
  log: Log
  provider: ProviderSettings
  /** Origin of our own site, whose API stands below `/api/`. */
  siteUrl: string
  /** For one remote address: sign-ins with a device's secret, and all others. */
  limits?: { device?: RateLimit; provider?: RateLimit }
  /** Default: tokeninfo's audience, then userinfo. */
  verifyAccessToken?: VerifyAccessToken
}

export interface Auth {
  implementations: Implementation[]
  /** By the token of `Authorization: token …`. Throws `not_signed_in`. */
  authenticate: Authenticate
  /** By a page request's `Cookie` header, to draw pages and for nothing else. Null for a visitor. */
  authenticateCookie(header: string | undefined): Promise<Viewer | null>
}

/** Room for a whole coaching centre behind one address that signs in within a minute. */
const generous: RateLimit = { burst: 300, perSecond: 5 }

/** Who people are: signing in and out, sessions, and what they say about themselves. */
export function createAuth(options: AuthOptions): Auth {
  const { pool, clock, log, limits = {} } = options
  const siteUrl = new URL(options.siteUrl).origin
  const openConversation = createProvider(options.provider, clock)
  const context: AuthContext = {
    pool,
    clock,
    log,
    siteUrl,
    cookies: createCookies(siteUrl),
    openConversation,
    verifyAccessToken: options.verifyAccessToken ?? createVerifyAccessToken(openConversation, clock),
    limiters: {
      device: createRateLimiter(limits.device ?? generous, clock),
      provider: createRateLimiter(limits.provider ?? generous, clock),
    },
  }
  return {
    implementations: operations.map(implementation => implementation(context)),
    authenticate: createAuthenticate(pool),
    authenticateCookie: byCookie(context.cookies, createAuthenticate(pool, 'cookie')),
  }
}

const operations = [
  signInWithGoogle,
  signInAnonymously,
  signOut,
  getUser,
  updateUser,
  exchangeCode,
  startProviderSignIn,
  finishProviderSignIn,
]

function byCookie(cookies: Cookies, authenticate: Authenticate): Auth['authenticateCookie'] {
  return async header => {
    const secret = cookies.read('session', header)
    if (!secret) return null
    return authenticate(secret).catch(error => {
      if (error instanceof AppError && error.code === 'not_signed_in') return null
      throw error
    })
  }
}
