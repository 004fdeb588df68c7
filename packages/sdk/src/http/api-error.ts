import type { ClientErrorCode, ErrorCode, FieldError, Receipt } from '@prostuti/contract'

/** What an `ApiError` is made of. */
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
  /** Where the server has refused: its whole answer (`Problem`). */
  cause?: unknown
}

/** What a failed call throws. Reads `[POST] exam/v5/submit-result/: 409 already_participated`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  declare readonly code: ErrorCode | ClientErrorCode
  /** 0 when no answer came. */
  declare readonly status: number
  /** `[POST] exam/v5/submit-result/` */
  declare readonly call: string
  declare readonly detail: string
  declare readonly requestId: string | undefined
  declare readonly fields: readonly FieldError[]
  declare readonly retryAfter: number | undefined
  declare readonly receipt: Receipt | undefined

  constructor({ detail = '', fields = [], cause, ...init }: ApiErrorInit) {
    super(`${init.call}: ${init.status} ${init.code}`, { cause })
    Object.assign(this, { ...init, detail, fields })
  }

  /** Worth trying again later with the same bytes: nothing arrived, or the server said so. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500
  }
}
