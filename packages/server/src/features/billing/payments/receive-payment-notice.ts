import { receivePaymentNotice } from '@prostuti/contract/billing/operations'
import { AppError } from '../../../platform/errors/app-error.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { Reply } from '../../../platform/http/call/reply.ts'
import type { PaymentDeps } from '../billing-deps.ts'
import type { PaymentGateway } from '../gateway/payment-gateway.ts'
import { moveUnpaid } from '../orders/move-unpaid.ts'
import { type Answered, settleByValidation } from './ask-gateway.ts'
import { isValId } from './find-validation-fault.ts'
import { noteOutcome, type StoredForm, storeForm } from './store-form.ts'

type Fields = Readonly<Record<string, string>>

/** What came of a notice. */
type NoticeOutcome = Answered | 'unknown_order' | 'wrong_signature' | 'failed' | 'cancelled' | 'no_change'

/**
 * The gateway's notice (IPN). It proves nothing: a signed one makes us ask the gateway. Once it is stored the answer is 200, whatever
 * comes of it, for the gateway could do nothing about it and the order is asked for again.
 */
export function createReceivePaymentNotice(deps: PaymentDeps) {
  return implement(receivePaymentNotice, async ({ body: fields }) => {
    const { gateway } = deps
    if (!gateway) throw new AppError('payments_off')
    const isSigned = gateway.isSigned(fields)
    const stored = await storeForm(deps, { kind: 'notice', fields, tranId: fields.tran_id, isCredible: isSigned })
    await actOn(deps, gateway, { ...stored, isSigned, fields }).catch(error => {
      const notice = stored.id
      deps.log.error({ err: error, notice }, 'a stored notice could not be worked on; its order is asked for again')
    })
    return new Reply('', { headers: { 'cache-control': 'no-store' } })
  })
}

interface Notice extends StoredForm {
  readonly isSigned: boolean
  readonly fields: Fields
}

async function actOn(deps: PaymentDeps, gateway: PaymentGateway, notice: Notice): Promise<void> {
  const outcome = await findOutcome(deps, gateway, notice)
  // A credit has been noted in its own transaction.
  if (outcome !== 'credited') await noteOutcome(deps.db.pool, notice.id, outcome)
}

async function findOutcome(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  { id: form, orderId, isSigned, fields }: Notice,
): Promise<NoticeOutcome> {
  const { tran_id: tranId, val_id: valId, status = '' } = fields
  if (orderId === null) {
    deps.log.warn({ tranId: tranId?.slice(0, 30) ?? null }, 'a notice names no order of ours')
    return 'unknown_order'
  }
  const order = { id: orderId }
  if (!isSigned) {
    deps.log.warn({ order: String(order.id) }, 'a notice is not signed as the gateway signs')
    return 'wrong_signature'
  }
  if (isValId(valId)) return settleByValidation(deps, gateway, order, { valId, form })
  const event = /^FAILED$/i.test(status) ? 'failed' : /^CANCELLED$/i.test(status) ? 'cancelled' : null
  return event && (await moveUnpaid(deps, order, event)) ? event : 'no_change'
}
