/** What the gateway needs to know of an order, to ask for its payment page. */
export interface SessionRequest {
  /** At most 30 characters, ours. */
  readonly tranId: string
  /** Taka with two decimals, `50.00`. */
  readonly amount: string
  /** In English: what the payment page shows. */
  readonly productName: string
  readonly category: string
  readonly customer: { readonly name: string; readonly email: string }
  /** Where the gateway sends the person's browser by a form post, by outcome. */
  readonly returnUrls: Readonly<Record<'success' | 'fail' | 'cancel', string>>
  /** Where it posts its notices, from server to server. */
  readonly noticeUrl: string
}

export interface Session {
  readonly sessionKey: string
  /** On one of the gateway's own hosts. */
  readonly pageUrl: string
}

/** What the gateway itself says of a payment, asked by us. Texts are as it wrote them; of a status, upper case. */
export interface Validation {
  /** `VALID`, `VALIDATED`, `INVALID_TRANSACTION`, `FAILED`, `CANCELLED`, `PENDING`, … */
  readonly status: string
  readonly tranId: string
  readonly valId: string
  /** A decimal text. */
  readonly amount: string
  readonly currency: string
  /** `0` for none. */
  readonly riskLevel: string
  /** By what it was paid, with a masked card number where there is one. */
  readonly method: string
  /** The gateway's own reference, which a refund needs. */
  readonly bankTranId: string
  /** What of `amount` comes to us, a decimal text; left out where the gateway does not say. */
  readonly storeAmount?: string
}

export interface RefundRequest {
  readonly bankTranId: string
  /** Taka with two decimals. */
  readonly amount: string
  readonly remarks: string
  /** Ours: the same reference is paid back once. */
  readonly refundTranId: string
}

export interface RefundAnswer {
  readonly status: 'processing' | 'refunded' | 'failed'
  /** By which the gateway is asked again; empty when it refused. */
  readonly refundRefId: string
}

/**
 * The payment gateway (SSLCommerz v4), as far as orders need it. Every call ends within 10 s and throws `GatewayError` where no
 * answer came that can be read: then nothing is known, and nothing may be concluded from it.
 */
export interface PaymentGateway {
  openSession(request: SessionRequest): Promise<Session>
  validate(valId: string): Promise<Validation>
  /** Every payment that was tried for this order, newest first. */
  findByTranId(tranId: string): Promise<Validation[]>
  refund(request: RefundRequest): Promise<RefundAnswer>
  findRefund(refundRefId: string): Promise<RefundAnswer>
  /** Whether a notice's signature (`verify_sign`) is right: an early filter, which proves nothing by itself. */
  isSigned(notice: Readonly<Record<string, string>>): boolean
}

/** The gateway gave no answer that can be read, or refused. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
}
