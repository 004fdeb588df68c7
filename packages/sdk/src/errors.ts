import type { ClientErrorCode, ErrorCode, FieldError, Receipt } from '@prostuti/contract'

export interface ApiErrorInit {
  code: ErrorCode | ClientErrorCode
  status: number
  /** `[POST] exam/v5/submit-result/` */
  call: string
  detail?: string
  requestId?: string
  fields?: FieldError[]
  /** Seconds to wait, from `Retry-After`. */
  retryAfter?: number
  /** With `already_participated`. */
  receipt?: Receipt
  cause?: unknown
}

/** What a failed call throws. Reads `[POST] exam/v5/submit-result/: 409 already_participated`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode | ClientErrorCode
  /** 0 when no answer came. */
  readonly status: number
  /** `[POST] exam/v5/submit-result/` */
  readonly call: string
  readonly detail: string
  readonly requestId: string | undefined
  readonly fields: readonly FieldError[]
  readonly retryAfter: number | undefined
  readonly receipt: Receipt | undefined

  constructor(init: ApiErrorInit) {
    super(`${init.call}: ${init.status} ${init.code}`, { cause: init.cause })
    this.code = init.code
    this.status = init.status
    this.call = init.call
    this.detail = init.detail ?? ''
    this.requestId = init.requestId
    this.fields = init.fields ?? []
    this.retryAfter = init.retryAfter
    this.receipt = init.receipt
  }

  /** Worth trying again later with the same bytes: nothing arrived, or the server said so. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500
  }
}
