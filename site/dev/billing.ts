import type { Order, OrderedProduct, OrderState, PaymentReceipt, PurchaseStatus, SiteBilling } from '@prostuti/contract'
import type { Cookies } from './cookies.ts'
import { sampleLedger } from './sample.ts'

const coins: OrderedProduct = {
  category: 'coin_purchase',
  product_id: '1',
  offer_id: null,
  title: '১০০ কয়েনের প্যাক',
  coins: 100,
  days: null,
}
const premium: OrderedProduct = {
  category: 'premium_pack_purchase',
  product_id: '1',
  offer_id: '2',
  title: 'প্রিমিয়াম, ৯০ দিন',
  coins: null,
  days: 90,
}
const program: OrderedProduct = {
  category: 'program_purchase',
  product_id: '3',
  offer_id: null,
  title: 'প্রাথমিক সহকারী শিক্ষক নিয়োগ ৪৫ দিন',
  coins: null,
  days: null,
}

const states: OrderState[] = ['paid', 'pending', 'held', 'failed', 'cancelled', 'expired', 'refunded']

/** One order of each state; `/receipt?id=1` is a paid one of coins, 8 of premium and 9 of a program. */
const orders: Order[] = [
  ...states.map(state => ({ state, product: coins, amount: '50.00' })),
  { state: 'paid' as const, product: premium, amount: '447.00' },
  { state: 'paid' as const, product: program, amount: '1188.50' },
].map(({ state, product, amount }, index) => ({
  id: String(index + 1),
  tran_id: `PRT261124K7F3X2Q${index + 1}`,
  product,
  amount,
  state,
  at: '2026-11-24T04:06:00.000Z',
  paid_at: state === 'paid' ? '2026-11-24T04:08:00.000Z' : null,
  receipt: `/receipt?id=${index + 1}`,
  refund: index === 0 ? { amount: '25.00', state: 'processing' as const } : null,
}))

function receiptOf(order: Order): PaymentReceipt {
  const isPaid = order.state === 'paid'
  return {
    ...order,
    method: isPaid ? 'BKASH-BKash' : null,
    gateway_ref: isPaid ? '2611241006Xq8L' : null,
    coins: isPaid && order.product.coins ? { before: 245, after: 345 } : null,
    premium: isPaid && order.product.days ? { before: null, after: '2027-02-22T04:08:00.000Z' } : null,
    refunds:
      order.id === '1'
        ? [{ id: '1', surplus: null, amount: '25.00', coins: 50, state: 'processing', at: order.at }]
        : [],
    next: '/program?id=3',
  }
}

/** By the first letters of the token, filled up to 22: `/payment?purchase=confirming` and twelve hyphens. */
const purchases: Record<string, Partial<PurchaseStatus>> = {
  confirming: { status: 'confirming' },
  held: { status: 'confirming', held: true, product: premium, amount: '447.00' },
  paid: { status: 'paid', coins: { before: 245, after: 345 } },
  elsewhere: { status: 'paid', coins: { before: 245, after: 345 }, begun_on: '/exam/upcoming' },
  program: { status: 'paid', product: program, amount: '1188.50' },
  failed: { status: 'failed', reason: 'declined' },
  cancelled: { status: 'cancelled', reason: 'cancelled' },
  refunding: { status: 'refunded', refund: { amount: '25.00', state: 'processing' } },
  refunded: { status: 'refunded', refund: { amount: '50.00', state: 'refunded' } },
}

/** Payments of somebody who has seen them all. */
export const createSampleBilling = (cookies: Cookies): SiteBilling => ({
  ledger: async () => sampleLedger,
  paymentsOn: cookies.payments !== 'off',
  bonusCoins: async () => 5,
  coinOptions: async () =>
    [
      [100, 50],
      [250, 120],
      [1000, 400],
    ].map(([coin = 0, taka = 0], index) => ({ id: String(index + 1), title: `${coin}`, coin, cost_in_tk: taka })),
  premiumPacks: async () => [],
  orders: async page => ({
    count: 18,
    next: page < 2 ? `?page=${page + 1}` : null,
    previous: null,
    results: page > 2 ? [] : orders,
  }),
  receipt: async id => {
    const order = orders.find(each => each.id === id)
    return order ? receiptOf(order) : null
  },
  purchase: async token => {
    const change = purchases[token.replace(/-+$/, '')]
    return change
      ? {
          ...{ status: 'paid', order: '1', product: coins, amount: '50.00', at: '2026-11-24T04:06:00.000Z' },
          ...{ tran_id: 'PRT261124K7F3X2Q1', held: false, refund: null, reason: null, coins: null, premium: null },
          ...{ next: '/program?id=3', begun_on: '/program?id=3#get', ...change },
        }
      : null
  },
})
