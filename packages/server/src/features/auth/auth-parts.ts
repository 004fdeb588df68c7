import type { Pool } from 'pg'
import type { Clock } from '../../platform/db/clock.ts'
import type { Authenticate } from '../../platform/http/call/viewer.ts'
import type { VerifyAccessToken } from './provider/verify-access-token.ts'
import { createFindSessions, type FindSessions } from './sessions/live-sessions.ts'
import { createTakeCode, type TakeCode } from './sessions/one-time-codes.ts'
import { createAuthenticate } from './sessions/sessions.ts'
import { createFindViewAs, type FindViewAs } from './view-as/view-as-sessions.ts'

/** The functions of this feature on which permissions rest. */
export interface AuthParts {
  /** By the token of `Authorization: token …`. Throws `not_signed_in`. */
  readonly authenticate: Authenticate
  readonly takeCode: TakeCode
  /** The staff's look by its token or its cookie; null where it has ended. */
  readonly findViewAs: FindViewAs
  /** Which sessions still stand, for what stays open. */
  readonly findSessions: FindSessions
  /** Default: tokeninfo's audience, then userinfo. */
  readonly verifyAccessToken?: VerifyAccessToken
}

export function createAuthParts(pool: Pool, clock: Clock): AuthParts {
  return {
    authenticate: createAuthenticate(pool),
    takeCode: createTakeCode(pool, clock),
    findViewAs: createFindViewAs(pool),
    findSessions: createFindSessions(pool),
  }
}
