import type { Validation } from '../gateway/payment-gateway.ts'
import { paisaOf } from '../orders/money.ts'

/** Why an answer of the gateway's proves no payment of an order. */
export type ValidationFault = 'not_valid' | 'other_order' | 'other_currency' | 'other_amount' | 'no_val_id'

export type FindValidationFault = typeof findValidationFault

const validIds = /^[A-Za-z0-9]{1,64}$/

/** Whether a text can be the id of a validation: nothing else is ever put into an address of the gateway's. */
export function isValId(text: string | undefined): text is string {
  return text !== undefined && validIds.test(text)
}

/** Whether the gateway says of a payment that it is valid; the orders it may be of are another question. */
export function isValid({ status }: Pick<Validation, 'status'>): boolean {
  return /^(VALID|VALIDATED)$/i.test(status)
}

/** Null where this is the order's payment: valid, of its number, in taka, and of exactly its amount. */
export function findValidationFault(
  order: { readonly tranId: string; readonly amountPaisa: number },
  validation: Validation,
): ValidationFault | null {
  if (!isValid(validation)) return 'not_valid'
  if (validation.tranId !== order.tranId) return 'other_order'
  if (validation.currency !== 'BDT') return 'other_currency'
  if (paisaOf(validation.amount) !== order.amountPaisa) return 'other_amount'
  return isValId(validation.valId) ? null : 'no_val_id'
}
