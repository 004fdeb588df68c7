import { ApiError } from '../../../http/api-error.ts'
import type { Refusal } from '../../journal/sheet-record.ts'

/** Nobody, or another person, is signed in. */
export function notSignedIn(): ApiError {
  return new ApiError({ code: 'not_signed_in', status: 401, call: 'openAttempt' })
}

/** Another script of the page has changed the language's own functions: stored answers would differ from the chosen ones. */
export function unsafePage(): ApiError {
  return new ApiError({ code: 'unsafe_page', status: 400, call: 'openAttempt' })
}

/** The error that the journal has kept. */
export function toError(refusal: Refusal): ApiError {
  return new ApiError(refusal)
}
