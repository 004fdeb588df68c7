import { statusIn } from './behaviour.ts'
import { methods, type Payment, paisaOf, type Session, takaOf } from './payments.ts'
import { type GatewayStore, signatureOf } from './store.ts'

const statuses = { success: 'VALID', fail: 'FAILED', cancel: 'CANCELLED' } as const

/** What the gateway reports of a payment in notices, returns and answers alike. */
export function paymentFields(session: Session, payment: Payment): Record<string, string> {
  const { amount, tranId, behaviour, values } = session
  const method = methods[payment.method]
  const isPaid = payment.outcome === 'success'
  return {
    status: statusIn(behaviour, statuses[payment.outcome]),
    tran_date: payment.date,
    tran_id: tranId,
    val_id: isPaid ? payment.valId : '',
    amount,
    store_amount: isPaid ? takaOf(Math.floor((paisaOf(amount) * 975) / 1_000)) : '',
    currency: 'BDT',
    bank_tran_id: payment.bankTranId,
    card_type: method.type,
    card_no: method.number,
    card_issuer: method.issuer,
    card_brand: method.brand,
    card_issuer_country: 'Bangladesh',
    card_issuer_country_code: 'BD',
    currency_type: 'BDT',
    currency_amount: amount,
    currency_rate: '1.0000',
    base_fair: '0.00',
    ...values,
    risk_level: String(behaviour.risk_level),
    risk_title: behaviour.risk_level === 0 ? 'Safe' : 'Risky',
    error: isPaid ? '' : 'Sandbox',
  }
}

/** A notice or a return of this payment, signed. */
export function signedFields(session: Session, payment: Payment, store: GatewayStore): Record<string, string> {
  return sign({ ...paymentFields(session, payment), store_id: store.storeId }, store)
}

/** The same as its behaviour would have it forged. */
export function noticeFields(session: Session, payment: Payment, store: GatewayStore): Record<string, string> {
  const fields = signedFields(session, payment, store)
  const { notice_forged: forged } = session.behaviour
  if (forged === 'amount') return sign({ ...fields, amount: takaOf(paisaOf(session.amount) * 10) }, store)
  if (forged === 'signature') return { ...fields, verify_sign: '0'.repeat(32) }
  if (forged === 'status') return sign({ ...fields, status: 'VALID', val_id: `forged${payment.valId}` }, store)
  return fields
}

function sign(fields: Record<string, string>, { storePassword }: GatewayStore): Record<string, string> {
  const { verify_sign: _, verify_key: __, ...signed } = fields
  const keys = Object.keys(signed).sort()
  return { ...signed, verify_sign: signatureOf(signed, keys, storePassword), verify_key: keys.join(',') }
}
