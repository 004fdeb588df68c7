import type { HandPayment, Language, PaymentReceipt } from '@prostuti/contract'
import { formatDate, formatInstant } from '@prostuti/sdk/i18n/format'
import type { Translate } from '../i18n/i18n.ts'
import { formatTaka } from './money.ts'
import { ownRefund, refundWords } from './refund-words.ts'

interface Row {
  name: string
  value: string
  tone?: 'good'
  /** Numbers of ours and of the gateway's, the same in every language. */
  isCode?: true
}

interface Look {
  t: Translate
  language: Language
}

const unpaid: readonly PaymentReceipt['state'][] = ['pending', 'failed', 'cancelled', 'expired']

/** Whether money has come for it, so that there is a receipt and not an order alone. */
export const wasPaid = ({ state }: Pick<PaymentReceipt, 'state'>): boolean => !unpaid.includes(state)

/** What was bought, when and by what: the first part of a receipt. */
export function paymentRows(receipt: PaymentReceipt, { t, language }: Look): Row[] {
  const what = wasPaid(receipt) ? 'payment_receipt.what' : 'payment_receipt.what_wanted'
  const refund = ownRefund(receipt)
  const state = refund ? refundWords(refund, { t, language }).title : t(`orders.state.${receipt.state}`)
  const rows: (Row | false)[] = [
    { name: t(what), value: receipt.product.title },
    { name: t('payment_receipt.when'), value: formatInstant(receipt.paid_at ?? receipt.at, language) },
    receipt.method !== null && { name: t('payment_receipt.how'), value: methodWords(receipt.method, t) },
    { name: t('payment_receipt.state'), value: state },
    { name: t('payment_receipt.order'), value: receipt.tran_id, isCode: true },
    receipt.gateway_ref !== null && { name: t(referenceOf(receipt.method)), value: receipt.gateway_ref, isCode: true },
  ]
  return rows.filter(row => row !== false)
}

const byHand: readonly HandPayment['method'][] = ['cash', 'bank', 'transfer']

const handMethod = (method: string | null): HandPayment['method'] | undefined => byHand.find(each => each === method)

/** By what it was paid: in our words where staff took the money, else in the gateway's. */
function methodWords(method: string, t: Translate): string {
  const hand = handMethod(method)
  return hand ? t(`payment_receipt.by_hand.${hand}`) : method
}

const referenceOf = (method: string | null) =>
  handMethod(method) ? 'payment_receipt.reference' : 'payment_receipt.gateway'

/** Before, change and after, of coins or of premium; none before it is credited, and none of a program. */
export function effectRows(
  { coins, premium, product }: Pick<PaymentReceipt, 'coins' | 'premium' | 'product'>,
  { t, language }: Look,
): Row[] {
  if (coins)
    return [
      { name: t('payment_receipt.before'), value: t('payment_receipt.coins', { count: coins.before }) },
      added(t('payment_receipt.coins', { count: coins.after - coins.before }), t),
      { name: t('payment_receipt.after'), value: t('payment_receipt.coins', { count: coins.after }) },
    ]
  if (!premium) return []
  const until = (at: string) => t('payment_receipt.premium_until', { date: formatDate(at, language) })
  return [
    {
      name: t('payment_receipt.before'),
      value: premium.before === null ? t('payment_receipt.premium_none') : until(premium.before),
    },
    added(t('payment_receipt.days', { count: product.days ?? 0 }), t),
    { name: t('payment_receipt.premium_after'), value: until(premium.after) },
  ]
}

const added = (what: string, t: Translate): Row => ({
  name: t('payment_receipt.added'),
  value: `+ ${what}`,
  tone: 'good',
})

/** What was paid back, or is on its way, and the coins that were taken for it. */
export const refundRows = ({ refunds }: PaymentReceipt, { t, language }: Look): Row[] =>
  refunds.flatMap(({ amount, coins, state, at }) => [
    {
      name: `${t('payment_receipt.refunds')} · ${formatDate(at, language)}`,
      value: `${t('payment.taka', { taka: formatTaka(amount, language) })}, ${t(`payment_receipt.refund.${state}`)}`,
    },
    // Where a refund has failed, the person has them again.
    ...(coins > 0 && state !== 'failed'
      ? [{ name: t('payment_receipt.refund_took'), value: t('payment_receipt.coins', { count: coins }) }]
      : []),
  ])
