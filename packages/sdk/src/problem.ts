import type { FieldError, Problem, Receipt } from '@prostuti/contract'
import { ApiError } from './errors.ts'

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly _data?: unknown
}

/**
 * The error an answer stands for. Only `application/problem+json` is the server's own word; whatever else says no
 * (a proxy, a captive portal, a balancer) is trouble on the way and worth another try.
 */
export function toApiError(answer: Answer, call: string): ApiError {
  const retryAfter = secondsOf(answer.headers.get('Retry-After'))
  if (!isProblem(answer)) return onTheWay(answer, call, retryAfter)
  const { code, status, detail, request_id: requestId, errors, receipt } = answer._data
  return new ApiError({ code, status, call, detail, requestId, fields: errors, retryAfter, receipt })
}

function onTheWay(answer: Answer, call: string, retryAfter: number | undefined): ApiError {
  const cause = new Error(`an answer of ${answer.status} that is not the server's own`)
  if (answer.status >= 500) {
    return new ApiError({ code: 'server_not_loading', status: answer.status, call, retryAfter, cause })
  }
  return new ApiError({ code: 'network_lost', status: 0, call, retryAfter, cause })
}

type WireProblem = Omit<Problem, 'receipt'> & { errors?: FieldError[]; receipt?: Receipt }

function isProblem(answer: Answer): answer is Answer & { _data: WireProblem } {
  const type = answer.headers.get('Content-Type') ?? ''
  const data = answer._data
  return (
    answer.status >= 400 && type.includes('problem+json') && typeof data === 'object' && data !== null && 'code' in data
  )
}

/** `Retry-After` in its form of seconds; the form of a date is rounded up. */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = Number(header)
  return Number.isFinite(seconds) ? seconds : undefined
}
