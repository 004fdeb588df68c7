import {
  GatewayError,
  type PaymentGateway,
  type RefundAnswer,
  type RefundRequest,
  type SessionRequest,
  type Validation,
} from '../gateway/payment-gateway.ts'

/** A gateway in memory, whose answers a test decides. */
export interface FakeGateway extends PaymentGateway {
  readonly sessions: SessionRequest[]
  readonly refunds: RefundRequest[]
  /** How often it was asked for anything. */
  readonly calls: Record<'openSession' | 'validate' | 'findByTranId' | 'refund' | 'findRefund', number>
  /** A person pays: from now on the gateway knows of it. Resolves to the id of its validation. */
  pay(tranId: string, changes?: Partial<Validation>): string
  /** While set every call fails with it. */
  fault: GatewayError | null
  /** What it says of a payment when it is asked for an order: something else, or (null) nothing; by its validation. */
  readonly lies: Map<string, Partial<Validation> | null>
  /** What it says of refunds. */
  refundAnswer: RefundAnswer
}

let payments = 0

export function createFakeGateway(): FakeGateway {
  const validations = new Map<string, Validation>()
  const gateway: FakeGateway = {
    sessions: [],
    refunds: [],
    calls: { openSession: 0, validate: 0, findByTranId: 0, refund: 0, findRefund: 0 },
    fault: null,
    lies: new Map(),
    refundAnswer: { status: 'processing', refundRefId: 'REF1' },
    pay(tranId, changes = {}) {
      const valId = `val${++payments}`
      const amount = gateway.sessions.find(session => session.tranId === tranId)?.amount ?? '0.00'
      const paid = { status: 'VALID', tranId, valId, amount, currency: 'BDT', riskLevel: '0' }
      validations.set(valId, { ...paid, method: 'BKASH-BKash', bankTranId: `bank${payments}`, ...changes })
      return valId
    },
    async openSession(request) {
      count('openSession')
      gateway.sessions.push(request)
      return { sessionKey: `session-${request.tranId}`, pageUrl: `https://gateway.example/pay/${request.tranId}` }
    },
    async validate(valId) {
      count('validate')
      return validations.get(valId) ?? { ...unknown, valId }
    },
    async findByTranId(tranId) {
      count('findByTranId')
      const found = [...validations.values()].filter(each => each.tranId === tranId).reverse()
      return found.flatMap(each => {
        const lie = gateway.lies.get(each.valId)
        return lie === null ? [] : { ...each, ...lie }
      })
    },
    async refund(request) {
      count('refund')
      gateway.refunds.push(request)
      return gateway.refundAnswer
    },
    async findRefund() {
      count('findRefund')
      return gateway.refundAnswer
    },
    isSigned: notice => notice.verify_sign === 'signed',
  }
  function count(call: keyof FakeGateway['calls']): void {
    gateway.calls[call]++
    if (gateway.fault) throw gateway.fault
  }
  return gateway
}

const unknown: Validation = {
  status: 'INVALID_TRANSACTION',
  tranId: '',
  valId: '',
  amount: '',
  currency: '',
  riskLevel: '',
  method: '',
  bankTranId: '',
}

export const silence = new GatewayError('no answer within 10 s')
