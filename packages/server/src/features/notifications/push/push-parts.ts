import type { Database } from '../../../platform/db/database.ts'
import { createFindAttemptEnds, type FindAttemptEnds } from '../../exams/index.ts'
import { type ClaimDue, createClaimDue } from './deliver/claim.ts'
import type { IsPushAddress } from './push-hosts.ts'

/** The functions on which it rests that a phone rings once, in no exam, and through nobody else. */
export interface PushParts {
  readonly claimDue: ClaimDue
  readonly findAttemptEnds: FindAttemptEnds
  /** Whom the server calls for a browser. Default: known push services, and those of the settings. */
  readonly isPushAddress?: IsPushAddress
}

export function createPushParts({ pool }: Pick<Database, 'pool'>): PushParts {
  return { claimDue: createClaimDue(pool), findAttemptEnds: createFindAttemptEnds(pool) }
}
