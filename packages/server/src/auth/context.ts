import type { Pool } from 'pg'
import type { Clock } from '../db/clock.ts'
import type { Log } from '../log.ts'
import type { Cookies } from './cookies.ts'
import type { OpenConversation } from './provider.ts'
import type { RateLimiter } from './rate-limit.ts'
import type { VerifyAccessToken } from './verify-access-token.ts'

/** What the operations of this feature share. */
export interface AuthContext {
  readonly pool: Pool
  readonly clock: Clock
  readonly log: Log
  /** Origin of our own site. */
  readonly siteUrl: string
  readonly cookies: Cookies
  readonly openConversation: OpenConversation
  readonly verifyAccessToken: VerifyAccessToken
  readonly limiters: {
    /** Sign-ins with a device's secret: each is a guess. */
    readonly device: RateLimiter
    /** Everything else that signs in. */
    readonly provider: RateLimiter
  }
}
