import type { Database } from '../../../platform/db/database.ts'
import { createFindAttemptEnds, type FindAttemptEnds } from '../../exams/index.ts'
import { type ClaimDue, createClaimDue } from './deliver/claim.ts'

/** The functions on which it rests that a phone rings once, and in no exam. */
export interface PushParts {
  readonly claimDue: ClaimDue
  readonly findAttemptEnds: FindAttemptEnds
}

export function createPushParts({ pool }: Pick<Database, 'pool'>): PushParts {
  return { claimDue: createClaimDue(pool), findAttemptEnds: createFindAttemptEnds(pool) }
}
