import { ApiError } from '../../errors.ts'
import type { Refusal } from '../journal/records.ts'

/** Nobody, or somebody else, is signed in. */
export function notSignedIn(): ApiError {
  return new ApiError({ code: 'not_signed_in', status: 401, call: 'openAttempt' })
}

/** The error that the journal has kept. */
export function toError({ code, status, call, detail }: Refusal): ApiError {
  return new ApiError({ code, status, call, detail })
}
