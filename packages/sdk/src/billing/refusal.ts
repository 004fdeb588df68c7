import type { Problem, Product } from '@prostuti/contract'
import { ApiError } from '../http/api-error.ts'

/** What a call that coins would have opened was refused with. */
export interface Refusal {
  /** What opens it (`purchase_required`). */
  readonly products: readonly Product[]
  /** How many more coins it takes (`insufficient_coins`). */
  readonly missingCoins: number
}

/** Whether the call was refused because the person was shown another price than today's: nothing was bought. */
export function isPriceChange(error: unknown): boolean {
  return error instanceof ApiError && error.fields.some(({ code }) => code === 'price_changed')
}

/**
 * What a refused purchase says of itself.
 * @example const { products } = refusalOf(error)
 */
export function refusalOf(error: unknown): Refusal {
  const problem = error instanceof ApiError ? (error.cause as Partial<Problem> | undefined) : undefined
  return { products: problem?.products ?? [], missingCoins: problem?.missing_coins ?? 0 }
}
