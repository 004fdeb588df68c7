import type { z } from 'zod'
import {
  RefundsAnswer,
  refundStateOf,
  SessionAnswer,
  TransactionsAnswer,
  ValidationAnswer,
  validationOf,
} from './answers.ts'
import { askGateway, defaultTimeoutMs } from './ask-gateway.ts'
import { type GatewayStore, pageOriginsOf } from './gateway-store.ts'
import { GatewayError, type PaymentGateway, type RefundAnswer } from './payment-gateway.ts'
import { sessionForm } from './session-form.ts'
import { isSignedNotice } from './sign-notice.ts'

export interface SslCommerzSettings extends GatewayStore {
  /** Origin of our site. */
  readonly siteUrl: string
  /** Of one call, in milliseconds; at most 10 s. */
  readonly timeoutMs?: number
}

const paths = {
  session: '/gwprocess/v4/api.php',
  validation: '/validator/api/validationserverAPI.php',
  transactions: '/validator/api/merchantTransIDvalidationAPI.php',
}

/**
 * A client of SSLCommerz v4.
 *
 * @example
 * const gateway = createSslCommerz({ url: 'https://sandbox.sslcommerz.com', storeId, storePassword, siteUrl })
 * const { pageUrl } = await gateway.openSession(request)
 */
export function createSslCommerz(settings: SslCommerzSettings): PaymentGateway {
  const { url, storeId, storePassword, siteUrl, timeoutMs = defaultTimeoutMs } = settings
  const store = { store_id: storeId, store_passwd: storePassword }
  const pageOrigins = pageOriginsOf(url)

  async function query<T extends z.ZodType>(path: string, shape: T, fields: Record<string, string>) {
    const address = new URL(path, url)
    address.search = String(new URLSearchParams({ ...fields, ...store, v: '1', format: 'json' }))
    return read(shape, await askGateway(address, { timeoutMs }))
  }

  return {
    async openSession(request) {
      const form = new URLSearchParams({ ...store, ...sessionForm(request, siteUrl) })
      const answer = read(SessionAnswer, await askGateway(new URL(paths.session, url), { timeoutMs, form }))
      if (answer.status !== 'SUCCESS')
        throw new GatewayError(`The gateway refused a session: ${answer.failedreason.slice(0, 200)}`)
      if (!pageOrigins.includes(URL.parse(answer.GatewayPageURL)?.origin ?? ''))
        throw new GatewayError('The gateway’s payment page is on a host that is not its own')
      if (!answer.sessionkey) throw new GatewayError('The gateway gave a session without a key')
      return { sessionKey: answer.sessionkey, pageUrl: answer.GatewayPageURL }
    },

    async validate(valId) {
      const answer = connected(await query(paths.validation, ValidationAnswer, { val_id: valId }))
      requireOurs(answer.store_id, storeId)
      if (answer.val_id !== '' && answer.val_id !== valId)
        throw new GatewayError('The gateway answered about another validation')
      return validationOf(answer)
    },

    async findByTranId(tranId) {
      const { element } = connected(await query(paths.transactions, TransactionsAnswer, { tran_id: tranId }))
      for (const payment of element) {
        requireOurs(payment.store_id, storeId)
        if (payment.tran_id !== tranId) throw new GatewayError('The gateway answered about another order')
      }
      // `2026-11-23 08:15:00`, which sorts as a text.
      return element.toSorted((one, other) => compare(other.tran_date, one.tran_date)).map(validationOf)
    },

    async refund({ bankTranId, amount, remarks, refundTranId }) {
      const answer = await query(paths.transactions, RefundsAnswer, {
        bank_tran_id: bankTranId,
        refund_trans_id: refundTranId,
        refund_amount: amount,
        refund_remarks: remarks.slice(0, 255),
        refe_id: refundTranId,
      })
      return refundAnswerOf(connected(answer))
    },

    async findRefund(refundRefId) {
      const answer = await query(paths.transactions, RefundsAnswer, { refund_ref_id: refundRefId })
      return refundAnswerOf(connected(answer), refundRefId)
    },

    isSigned: notice => isSignedNotice(notice, storePassword),
  }
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Throws with the fields that are wrong, never with what stood in them. */
function read<T extends z.ZodType>(shape: T, answer: unknown): z.output<T> {
  const parsed = shape.safeParse(answer)
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map(issue => issue.path.join('.') || 'all of it')
  throw new GatewayError(`The gateway’s answer cannot be read: ${wrong.join(', ')}`)
}

function connected<T extends { APIConnect: string }>(answer: T): T {
  if (answer.APIConnect !== 'DONE') throw new GatewayError(`The gateway refused to look: ${answer.APIConnect}`)
  return answer
}

/** Of those answers that name a store at all. */
function requireOurs(answered: string, ours: string): void {
  if (answered !== '' && answered !== ours) throw new GatewayError('The gateway answered about another store')
}

function refundAnswerOf(answer: z.output<typeof RefundsAnswer>, asked?: string): RefundAnswer {
  const status = refundStateOf(answer.status)
  const refundRefId = answer.refund_ref_id || asked || ''
  if (!status || (status !== 'failed' && !refundRefId))
    throw new GatewayError(`The gateway’s answer to a refund cannot be read: ${answer.status.slice(0, 30)}`)
  return { status, refundRefId }
}
