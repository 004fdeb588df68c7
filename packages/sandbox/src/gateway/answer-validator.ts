import { statusIn } from './behaviour.ts'
import { paymentFields } from './notice-fields.ts'
import { type Payments, paisaOf, type Session, takaOf } from './payments.ts'

/** Fields of a question to the validator. */
export type Asked = Readonly<Record<string, string>>

export interface Answer {
  readonly value: unknown
  /** The payment it is about, whose behaviour may want another answer. */
  readonly session?: Session
}

/** Whether this payment is valid, by its `val_id`. */
export function validate({ val_id: valId = '' }: Asked, payments: Payments): Answer {
  const session = payments.findPayment(({ valId: own, outcome }) => own === valId && outcome === 'success')
  if (!session) return { value: { APIConnect: 'DONE', status: 'INVALID_TRANSACTION', val_id: valId } }
  return { session, value: { ...described(session), APIConnect: 'DONE' } }
}

/** Everything else that is asked at one address: by session, by order, and of refunds. */
export function lookUp(asked: Asked, payments: Payments): Answer {
  if (asked.refund_ref_id) return findRefund(asked.refund_ref_id, payments)
  if (asked.bank_tran_id) return refund(asked, payments)
  if (asked.sessionkey) {
    const session = payments.find(asked.sessionkey)
    if (!session) return { value: { APIConnect: 'DONE', status: 'FAILED', sessionkey: asked.sessionkey } }
    const value = session.payment ? described(session) : { status: 'PENDING', tran_id: session.tranId }
    return { session, value: { ...value, sessionkey: session.key, APIConnect: 'DONE' } }
  }
  const sessions = payments.of(asked.tran_id ?? '').filter(({ payment }) => payment)
  const element = sessions.map(described)
  return {
    session: sessions.at(-1),
    value: { APIConnect: 'DONE', no_of_trans_found: element.length, element },
  }
}

function described(session: Session) {
  const { payment, behaviour, amount } = session
  const fields = paymentFields(session, payment!)
  if (payment!.outcome !== 'success') return fields
  const isKnown = behaviour.like_live && payment!.validations++ > 0
  const status = behaviour.validation === 'pending' ? 'PENDING' : isKnown ? 'VALIDATED' : 'VALID'
  const wrong = behaviour.validation === 'wrong_amount' && { amount: takaOf(paisaOf(amount) - 1) }
  return { ...fields, ...wrong, status: statusIn(behaviour, status), validated_on: payment!.date, gw_version: '4.00' }
}

function refund(asked: Asked, payments: Payments): Answer {
  const { bank_tran_id: bankTranId = '', refund_amount: amount = '', refe_id: ours = '' } = asked
  const failed = (errorReason: string, session?: Session): Answer => ({
    session,
    value: { APIConnect: 'DONE', bank_tran_id: bankTranId, status: 'failed', errorReason },
  })
  if (!/^\w{1,80}$/.test(bankTranId)) return failed('Invalid bank_tran_id')
  const known = payments.findPayment(payment => payment.bankTranId === bankTranId)
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(amount) || paisaOf(amount) === 0) return failed('Invalid refund_amount', known)
  if (known && known.payment?.outcome !== 'success') return failed('Not paid', known)
  const session = known ?? payments.recall(bankTranId, amount)
  if (!asked.refund_remarks) return failed('Invalid refund_remarks', session)
  if (session.behaviour.refund === 'refused') return failed('Sandbox', session)
  const found = payments.refund(session, asked.refund_trans_id || ours, paisaOf(amount))
  if (!found) return failed('Refund amount is more than what was paid', session)
  const value = {
    ...{ APIConnect: 'DONE', bank_tran_id: bankTranId, trans_id: session.tranId, refund_ref_id: found.refund.refId },
    ...{ status: found.isNew ? 'success' : 'processing', errorReason: '' },
  }
  return { session, value }
}

function findRefund(refId: string, payments: Payments): Answer {
  const found = payments.findRefund(refId)
  if (!found) return { value: { APIConnect: 'DONE', status: '', errorReason: 'Invalid refund_ref_id' } }
  const { session, date } = found
  const states = { done: 'refunded', processing: 'processing', hang: 'processing', refused: 'cancelled' } as const
  const value = {
    ...{ APIConnect: 'DONE', bank_tran_id: session.payment?.bankTranId, tran_id: session.tranId, refund_ref_id: refId },
    ...{ initiated_on: date, refunded_on: date, status: states[session.behaviour.refund], errorReason: '' },
  }
  return { session, value }
}
