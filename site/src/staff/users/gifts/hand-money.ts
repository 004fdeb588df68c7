import type { HandPayment } from '@prostuti/contract'
import { giftBounds } from '@prostuti/contract/billing/gift-bounds'

/** Money as it is being typed. */
export interface HandMoney {
  /** Whole taka; NaN while nothing stands there. */
  readonly amount: number
  readonly method: HandPayment['method']
  readonly reference: string
}

export const handMethods: readonly HandPayment['method'][] = ['cash', 'bank', 'transfer']

export const noMoney: HandMoney = { amount: Number.NaN, method: 'cash', reference: '' }

/** Undefined while something is missing. */
export function handPaymentOf({ amount, method, reference }: HandMoney): HandPayment | undefined {
  const { min, max } = giftBounds.taka
  const number = reference.trim()
  return amount >= min && amount <= max && number !== '' ? { amount, method, reference: number } : undefined
}
