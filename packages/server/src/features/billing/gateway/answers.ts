import { z } from 'zod'
import type { RefundAnswer, Validation } from './payment-gateway.ts'

/** Numbers come as texts or as numbers, as the gateway's release has it. Fields that are missing or null are empty. */
const Loose = z
  .union([z.string(), z.number()])
  .nullish()
  .transform(value => String(value ?? '').trim())

const Status = Loose.transform(status => status.toUpperCase())

/** What a session's page may be asked for; the page itself is checked by its host. */
export const SessionAnswer = z.object({
  status: Status,
  failedreason: Loose,
  sessionkey: Loose,
  GatewayPageURL: Loose,
})

const decimal = /^\d{1,12}(\.\d{1,4})?$/

/** One payment, from the validation or from an order's list. */
const Payment = z
  .object({
    status: Status.pipe(z.string().min(1)),
    tran_id: Loose,
    val_id: Loose,
    amount: Loose,
    currency: Loose,
    /** After the gateway's fee. */
    store_amount: Loose,
    /** Empty where it is missing, which is not `0`: such a payment waits for staff. */
    risk_level: Loose,
    card_type: Loose,
    card_no: Loose,
    bank_tran_id: Loose,
    store_id: Loose,
    tran_date: Loose,
  })
  // What says that money came must say how much, for what; the others may leave it out.
  .refine(
    ({ status, tran_id, val_id, amount, currency }) =>
      !isGood(status) || (tran_id !== '' && val_id !== '' && decimal.test(amount) && currency !== ''),
    { error: 'a payment without its order, validation, amount or currency' },
  )
export type Payment = z.output<typeof Payment>

const isGood = (status: string) => status === 'VALID' || status === 'VALIDATED'

/** Of every call to the validator; where it is not `DONE`, nothing was looked up. */
const Connected = z.object({ APIConnect: Status })

export const ValidationAnswer = z.intersection(z.object({ APIConnect: Status }), Payment)

export const TransactionsAnswer = Connected.extend({
  /** An empty text where none was found. */
  element: z
    .union([z.array(Payment), z.literal('')])
    .nullish()
    .transform(found => found || []),
})

export const RefundsAnswer = Connected.extend({ status: Status, refund_ref_id: Loose, errorReason: Loose })

export function validationOf(payment: Payment): Validation {
  return {
    status: payment.status,
    tranId: payment.tran_id,
    valId: payment.val_id,
    amount: payment.amount,
    currency: payment.currency.toUpperCase(),
    riskLevel: payment.risk_level,
    method: methodOf(payment),
    bankTranId: payment.bank_tran_id,
    ...(decimal.test(payment.store_amount) && { storeAmount: payment.store_amount }),
  }
}

/** Of a card's number, or of a phone's, the last four digits: the gateway masks the one and not the other. */
function methodOf({ card_type, card_no }: Payment): string {
  const last = /\d{4}$/.exec(card_no)?.[0]
  return last ? `${card_type} ••••${last}` : card_type
}

const refundStates: Readonly<Record<string, RefundAnswer['status']>> = {
  // Accepted; the money goes back later.
  SUCCESS: 'processing',
  PROCESSING: 'processing',
  REFUNDED: 'refunded',
  FAILED: 'failed',
  CANCELLED: 'failed',
}

/** Null for a state that is none of the gateway's. */
export const refundStateOf = (status: string): RefundAnswer['status'] | null => refundStates[status] ?? null
