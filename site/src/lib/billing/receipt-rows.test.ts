import type { PaymentReceipt } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { translator } from '../i18n/i18n.ts'
import { effectOf } from './ordered-product.ts'
import { effectRows, paymentRows, refundRows, wasPaid } from './receipt-rows.ts'

const look = { t: translator('bn'), language: 'bn' } as const

const receipt: PaymentReceipt = {
  id: '7',
  tran_id: 'PRT261124K7F3X2Q1',
  product: {
    ...{ category: 'coin_purchase', product_id: '1', offer_id: null, title: '১০০ কয়েন', coins: 100, days: null },
  },
  amount: '50.00',
  state: 'paid',
  at: '2026-11-24T04:06:00.000Z',
  paid_at: '2026-11-24T04:08:00.000Z',
  receipt: '/receipt?id=7',
  refund: null,
  method: 'BKASH-BKash',
  gateway_ref: '2611241006Xq8L',
  coins: { before: 245, after: 345 },
  premium: null,
  refunds: [],
  next: '/profile',
}
const premium: PaymentReceipt = {
  ...receipt,
  product: { ...receipt.product, category: 'premium_pack_purchase', coins: null, days: 90 },
  coins: null,
  premium: { before: null, after: '2027-02-22T04:08:00.000Z' },
}

const values = (rows: readonly { value: string }[]) => rows.map(({ value }) => value)

describe('a receipt', () => {
  it('says what, when, by what and the numbers of both sides', () => {
    expect(values(paymentRows(receipt, look))).toEqual([
      '১০০ কয়েন',
      '২৪ নভেম্বর ২০২৬, সকাল ১০:০৮',
      'BKASH-BKash',
      'টাকা পৌঁছেছে',
      'PRT261124K7F3X2Q1',
      '2611241006Xq8L',
    ])
  })

  it('leaves out what nobody has said yet', () => {
    const pending: PaymentReceipt = { ...receipt, state: 'pending', paid_at: null, method: null, gateway_ref: null }
    expect(paymentRows(pending, look)).toHaveLength(4)
    expect(effectRows({ ...pending, coins: null }, look)).toEqual([])
  })

  it('shows coins before, added and after', () => {
    expect(values(effectRows(receipt, look))).toEqual(['২৪৫ কয়েন', '+ ১০০ কয়েন', '৩৪৫ কয়েন'])
  })

  it('shows until when premium was and is', () => {
    expect(values(effectRows(premium, look))).toEqual(['প্রিমিয়াম ছিল না', '+ ৯০ দিন', '২২ ফেব্রুয়ারি ২০২৭ পর্যন্ত'])
    const longer: PaymentReceipt = { ...premium, premium: { ...premium.premium!, before: receipt.at } }
    expect(values(effectRows(longer, look))[0]).toBe('২৪ নভেম্বর ২০২৬ পর্যন্ত')
  })

  it('tells what was paid back', () => {
    const refunds: PaymentReceipt['refunds'] = [
      { id: '1', surplus: null, amount: '25.50', coins: 50, state: 'processing', at: receipt.at },
    ]
    expect(values(refundRows({ ...receipt, refunds }, look))).toEqual(['২৫.৫০ টাকা, ফেরত যাচ্ছে', '৫০ কয়েন'])
    expect(values(paymentRows({ ...receipt, refunds }, look))).toContain('টাকা ফেরত যাচ্ছে')
    const failed = refunds.map(refund => ({ ...refund, state: 'failed' as const }))
    expect(values(refundRows({ ...receipt, refunds: failed }, look))).toEqual(['২৫.৫০ টাকা, ফেরত দেওয়া যায়নি'])
    expect(values(paymentRows({ ...receipt, refunds: failed }, look))).toContain('টাকা পৌঁছেছে')
  })
})

it('says what a payment will bring and has brought', () => {
  expect(effectOf('will', receipt.product, look.t)).toBe('১০০ কয়েন যোগ হবে')
  expect(effectOf('did', premium.product, look.t)).toBe('৯০ দিনের প্রিমিয়াম চালু হয়েছে')
  const program = { ...receipt.product, category: 'program_purchase' as const, coins: null, title: 'প্রাথমিক' }
  expect(effectOf('did', program, look.t)).toBe('‘প্রাথমিক’ এখন আপনার')
})

it('calls nothing a receipt, and nothing bought, that was not paid', () => {
  const states = ['paid', 'held', 'refunded', 'pending', 'failed', 'cancelled', 'expired'] as const
  expect(states.filter(state => wasPaid({ state }))).toEqual(['paid', 'held', 'refunded'])
  const failed = paymentRows({ ...receipt, state: 'failed' }, look)
  expect(failed[0]!.name).toBe('কী কিনতে চেয়েছেন')
})
