/** Every error code of the wire, with the HTTP status it travels under. */
export const errorStatus = {
  validation_failed: 400,
  not_signed_in: 401,
  provider_rejected: 401,
  purchase_required: 402,
  insufficient_coins: 402,
  forbidden: 403,
  exam_not_started: 403,
  result_not_published: 403,
  not_joined: 403,
  not_found: 404,
  no_exam_found: 404,
  no_data: 404,
  already_participated: 409,
  already_purchased: 409,
  live_attempt_open: 409,
  bonus_already_claimed: 409,
  idempotency_mismatch: 409,
  too_many_orders: 409,
  conflict: 409,
  confirm_required: 409,
  exam_generation_failed: 409,
  no_extra_question: 409,
  exam_over: 410,
  gone: 410,
  too_late: 410,
  too_large: 413,
  unsupported_type: 415,
  payment_not_valid: 422,
  rate_limited: 429,
  something_wrong: 500,
  not_implemented: 501,
  server_not_loading: 503,
  try_later: 503,
  payments_off: 503,
  payment_not_started: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** Codes that arise on the device, never on the wire. */
export type ClientErrorCode = 'network_lost' | 'unsafe_page' | 'purchase_failed' | 'purchase_cancelled'

/** One field that was refused. `path` is dotted: `answer_sheet.3.answer`. */
export interface FieldError {
  path: string
  code: string
  message: string
}

/** Something that can be bought. */
export interface Product {
  type: 'exam' | 'program'
  id: string
  title: string
  /** In coins; 0: not for coins. */
  cost: number
  /** In whole taka; 0: not for taka. */
  cost_in_tk: number
}

/** The body of every answer that is not a success (RFC 9457, `application/problem+json`). */
export interface Problem {
  type: string
  title: string
  status: number
  code: ErrorCode
  /** For people, in the language of `Accept-Language`. */
  detail: string
  request_id: string
  errors?: FieldError[]
  /** With `already_participated`: the receipt of the sheet that counts. */
  receipt?: unknown
  /** With `purchase_required`: what opens it. */
  products?: Product[]
  /** With `insufficient_coins`: how many more it takes. */
  missing_coins?: number
  /** With `confirm_required`: how many people or things it changes. */
  affected?: number
}
