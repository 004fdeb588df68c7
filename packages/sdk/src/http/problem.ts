import type { FieldError, Problem, Receipt } from '@prostuti/contract'
import { ApiError } from './api-error.ts'
import type { Answer } from './send.ts'

/**
 * The error an answer stands for. Only `application/problem+json` is the server's own word; whatever else says no
 * (a proxy, a captive portal, a balancer) is trouble on the way and worth another try.
 */
export function toApiError(answer: Answer, call: string): ApiError {
  const retryAfter = secondsOf(answer.headers.get('Retry-After'))
  if (!isProblem(answer)) return onTheWay(answer, call, retryAfter)
  const cause = answer._data
  const { code, status, detail, request_id: requestId, errors: fields, receipt } = cause
  return new ApiError({ code, status, call, detail, requestId, fields, retryAfter, receipt, cause })
}

function onTheWay(answer: Answer, call: string, retryAfter: number | undefined): ApiError {
  const cause = new Error(`not the server's answer: ${answer.status}`)
  const [code, status] =
    answer.status >= 500 ? (['server_not_loading', answer.status] as const) : (['network_lost', 0] as const)
  return new ApiError({ code, status, call, retryAfter, cause })
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
