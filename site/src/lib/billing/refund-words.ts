import type { Language, PaymentReceipt, Refund } from '@prostuti/contract'
import type { Translate } from '../i18n/i18n.ts'
import { formatTaka } from './money.ts'

interface RefundWords {
  title: string
  text: string
  /** Whether the money has left us. */
  isDone: boolean
}

/** What a refund means to the person whose money it is. */
export function refundWords(
  { amount, state }: Pick<Refund, 'amount' | 'state'>,
  { t, language }: { t: Translate; language: Language },
): RefundWords {
  const isDone = state === 'refunded'
  const words = isDone ? 'payment.refunded' : 'payment.refunding'
  return { title: t(words), text: t(`${words}_text`, { taka: formatTaka(amount, language) }), isDone }
}

/** The refund of the payment itself: not of one that came twice, and not one that failed. */
export const ownRefund = ({ refunds }: Pick<PaymentReceipt, 'refunds'>): Refund | undefined =>
  refunds.find(({ surplus, state }) => surplus === null && state !== 'failed')
