import type { Language } from '@prostuti/contract'
import { type ErrorCode, errorStatus, type Product } from '@prostuti/contract/errors'
import type { FieldFault } from './field-messages.ts'

export interface AppErrorOptions {
  /** Fields that were refused. */
  fields?: readonly FieldFault[]
  /** Seconds after which another try makes sense. */
  retryAfter?: number
  /** With `already_participated`: the stored receipt, as the text that was first sent. */
  receipt?: string
  /** With `purchase_required`: what opens it. */
  products?: Product[]
  /** With `insufficient_coins`: how many more it takes. */
  missingCoins?: number
  /** With `confirm_required`: how many people or things it changes. */
  affected?: number
  /** What people read, where it says more than the code's own words. */
  detail?: Readonly<Record<Language, string>>
  cause?: unknown
}

/** A failure that the contract knows. Anything else that is thrown becomes `something_wrong` and says nothing of the inside. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly status: number
  readonly options: AppErrorOptions

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause })
    this.code = code
    this.status = errorStatus[code]
    this.options = options
  }
}
