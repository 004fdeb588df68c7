import { atom } from 'nanostores'
import { describe, expect, it } from 'vitest'
import { createHttp } from '../http/http.ts'
import { sendByFetch } from '../http/send-by-fetch.ts'
import { createDevice } from '../testing/device.ts'
import { userInfo } from '../testing/people.ts'
import { createVirtualTime } from '../testing/virtual-time.ts'
import { type PaymentRequest, paymentsApiOf } from './payments-api.ts'
import { forgetPurchase, rememberedPurchase } from './remembered-purchase.ts'
import { staffPaymentsApiOf } from './staff-payments-api.ts'

const coins: PaymentRequest = { category: 'coin_purchase', product_id: '1', redirect_url: '/buy_coin' }
const token = 'AAAAAAAAAAAAAAAAAAAAAA'
const started = { GatewayPageURL: 'https://pay.example/p/1', tran_id: 'PRT1', purchase: token }

const json = (data: unknown, status = 200) =>
  new Response(JSON.stringify(data), { status, headers: { 'Content-Type': 'application/json' } })
const refused = (code: string, status: number) =>
  new Response(JSON.stringify({ code, status, detail: '', request_id: 'r1' }), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  })

interface Seen {
  call: string
  body: unknown
  key: string | null
}

/** A device and a server that answers each call with the next of these, and with the last one ever after. */
function setUp(...answers: (() => Response)[]) {
  const seen: Seen[] = []
  const time = createVirtualTime()
  const { platform } = createDevice(time).open((async (url: string, init: RequestInit) => {
    const { pathname, search } = new URL(url)
    const key = new Headers(init.headers).get('Idempotency-Key')
    seen.push({ call: `${init.method} ${pathname}${search}`, body: init.body && JSON.parse(String(init.body)), key })
    return (answers.length > 1 ? answers.shift() : answers[0])!()
  }) as typeof fetch)
  const base = 'https://api.example/'
  const http = createHttp({
    send: sendByFetch,
    platform,
    ...{ api: base, jobs: base, admin: base },
    language: 'bn',
    token: () => 'secret',
    onRefusedToken: () => undefined,
    onAnswer: () => undefined,
  })
  const client = { http, platform, auth: { $user: atom(userInfo('7', 'Nusrat')) } }
  return { seen, time, platform, client, api: paymentsApiOf(client) }
}

const outcomeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )

describe('a payment', () => {
  it('is started with a key, and is remembered on the device by its token', async () => {
    const { api, seen, platform } = setUp(() => json(started))
    expect(await api.startPayment(coins)).toEqual(started)
    expect(seen).toEqual([
      { call: 'POST /billing/v1/ssl-commerz-session/', body: coins, key: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ])
    expect(rememberedPurchase(platform)).toMatchObject({
      ...{ purchase: token, category: 'coin_purchase', product_id: '1', person: '7' },
    })
  })

  it('keeps its key while the server has not answered for good, and takes a new one afterwards', async () => {
    const lost = () => {
      throw new TypeError('Failed to fetch')
    }
    const { client, seen } = setUp(
      lost,
      () => refused('payment_not_started', 503),
      () => json(started),
    )
    const again = () => outcomeOf(paymentsApiOf(client).startPayment(coins))
    expect([await again(), await again(), await again()]).toEqual(['network_lost', 'payment_not_started', 'done'])
    expect(new Set(seen.map(({ key }) => key)).size).toBe(1)
    await again()
    expect(new Set(seen.map(({ key }) => key)).size).toBe(2)
  })

  it('for something else, or after a refusal, is another one', async () => {
    const { api, seen, platform } = setUp(() => refused('already_purchased', 409))
    for (const product_id of ['1', '2', '1']) await outcomeOf(api.startPayment({ ...coins, product_id }))
    expect(new Set(seen.map(({ key }) => key)).size).toBe(3)
    expect(rememberedPurchase(platform)).toBeNull()
  })

  it('leads to web pages alone', async () => {
    const { api, platform } = setUp(() => json({ ...started, GatewayPageURL: 'javascript:alert(1)' }))
    expect(await outcomeOf(api.startPayment(coins))).toBe('payment_not_started')
    expect(rememberedPurchase(platform)).toBeNull()
  })
})

describe('a payment that was begun here', () => {
  it('is remembered for a day, or until its outcome was shown', async () => {
    const { api, platform, time } = setUp(() => json(started))
    await api.startPayment(coins)
    forgetPurchase(platform, 'BBBBBBBBBBBBBBBBBBBBBB')
    expect(rememberedPurchase(platform)?.purchase).toBe(token)
    forgetPurchase(platform, token)
    expect(rememberedPurchase(platform)).toBeNull()
    await api.startPayment(coins)
    await time.advance(24 * 3_600_000 + 1)
    expect(rememberedPurchase(platform)).toBeNull()
  })

  it('is nothing where the device holds something else', () => {
    const { platform } = setUp(() => json({}))
    for (const text of ['{', 'null', '{"purchase":1}']) {
      platform.storage.setItem('prostuti:purchase', text)
      expect(rememberedPurchase(platform)).toBeNull()
    }
  })
})

describe('what is on sale', () => {
  it('is read from the constants, the packs and the configuration', async () => {
    const option = { id: '1', title: '১০০ কয়েন', coin: 100, cost_in_tk: 50 }
    expect(await setUp(() => json({ COINS_PURCHASE_OPTIONS: JSON.stringify([option]) })).api.coinOptions()).toEqual([
      option,
    ])
    expect(await setUp(() => json({})).api.coinOptions()).toEqual([])
    expect(await setUp(() => json({ results: [] })).api.premiumPacks()).toEqual([])
    const config = (features: object) => setUp(() => json({ version: '1', features, links: {} })).api.paymentsOn()
    expect([await config({ payments: true }), await config({ payments: false }), await config({})]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('is found again by its owner, and by the token', async () => {
    const { api, seen } = setUp(() => json({}))
    await api.getPurchase(token)
    await api.orders({ page: 2, pageSize: 5 })
    await api.order('9')
    expect(seen.map(({ call }) => call)).toEqual([
      `GET /billing/v1/purchases/${token}/`,
      'GET /billing/v1/orders/?page=2&page_size=5',
      'GET /billing/v1/orders/9/',
    ])
  })
})

describe('staff', () => {
  it('list, release and refund payments, each act with a key', async () => {
    const { client, seen } = setUp(() => json({}))
    const staff = staffPaymentsApiOf(client)
    await staff.payments({ state: 'held', page: 1 })
    await staff.release('9', 'ফোনে কথা হয়েছে')
    await staff.refund('9', { note: 'দুবার টাকা এসেছে', amount: '50.00' })
    expect(seen.map(({ call, body }) => [call, body])).toEqual([
      ['GET /billing/v1/admin-orders/?state=held&page=1', undefined],
      ['POST /billing/v1/admin-orders/9/release/', { note: 'ফোনে কথা হয়েছে' }],
      ['POST /billing/v1/admin-orders/9/refund/', { note: 'দুবার টাকা এসেছে', amount: '50.00' }],
    ])
    expect(new Set(seen.map(({ key }) => key)).size).toBe(3)
  })
})
