import { receivePaymentNotice } from '@prostuti/contract/billing/operations'
import { eq } from 'drizzle-orm'
import { implement } from '../../api/implement.ts'
import { Reply } from '../../api/reply.ts'
import { AppError } from '../../errors.ts'
import type { PaymentDeps } from '../billing-deps.ts'
import type { OrderRow } from '../orders/lock-order.ts'
import { paymentOrders } from '../orders/tables.ts'
import { type Answered, settleByValidation } from './ask-gateway.ts'
import { isValId } from './find-validation-fault.ts'
import { moveUnpaid } from './move-unpaid.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { noteOutcome, storeForm } from './store-form.ts'

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
    const order = await findOrder(deps, fields.tran_id)
    const isSigned = gateway.isSigned(fields)
    const notice = await storeForm(deps, { kind: 'notice', fields, order, isCredible: isSigned })
    await actOn(deps, gateway, { order, isSigned, fields })
      .then(outcome => noteOutcome(deps.db.pool, notice, outcome))
      .catch(error => {
        deps.log.error({ err: error, notice }, 'a stored notice could not be worked on; its order is asked for again')
      })
    return new Reply('', { headers: { 'cache-control': 'no-store' } })
  })
}

async function findOrder({ db }: PaymentDeps, tranId: string | undefined): Promise<OrderRow | null> {
  if (tranId === undefined) return null
  const [order] = await db.orm.select().from(paymentOrders).where(eq(paymentOrders.tranId, tranId))
  return order ?? null
}

interface Notice {
  readonly order: OrderRow | null
  readonly isSigned: boolean
  readonly fields: Fields
}

async function actOn(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  { order, isSigned, fields }: Notice,
): Promise<NoticeOutcome> {
  const { tran_id: tranId, val_id: valId, status = '' } = fields
  if (!order) {
    deps.log.warn({ tranId: tranId?.slice(0, 30) ?? null }, 'a notice names no order of ours')
    return 'unknown_order'
  }
  if (!isSigned) {
    deps.log.warn({ order: String(order.id) }, 'a notice is not signed as the gateway signs')
    return 'wrong_signature'
  }
  if (isValId(valId)) return settleByValidation(deps, gateway, order, valId)
  const event = /^FAILED$/i.test(status) ? 'failed' : /^CANCELLED$/i.test(status) ? 'cancelled' : null
  return event && (await moveUnpaid(deps, order, event)) ? event : 'no_change'
}
