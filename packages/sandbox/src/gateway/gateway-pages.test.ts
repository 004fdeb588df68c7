import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { type Sandbox, startSandbox } from '../start-sandbox.ts'
import { silentLog } from '../testing/silent-log.ts'
import { payOnPage } from './testing/pay-on-page.ts'

let sandbox: Sandbox
beforeAll(async () => {
  const siteUrl = 'http://localhost:4321'
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', siteUrl, log: silentLog, production: false })
})
afterAll(() => sandbox.close())

const order = {
  ...{
    total_amount: '50',
    currency: 'BDT',
    success_url: 'http://localhost:4321/s',
    fail_url: 'http://localhost:4321/f',
  },
  ...{ cancel_url: 'http://localhost:4321/c', cus_name: 'নুসরাত', cus_email: 'n@example.com', cus_add1: 'Dhaka' },
  ...{ cus_city: 'Dhaka', cus_country: 'Bangladesh', cus_phone: '01000000000', shipping_method: 'NO' },
  ...{ product_name: '<b>Coins</b>', product_category: 'coins', product_profile: 'non-physical-goods' },
}
let orders = 0

async function begin(changes: Record<string, string> = {}): Promise<Record<string, string>> {
  const store = { store_id: sandbox.gateway.storeId, store_passwd: sandbox.gateway.storePassword }
  const body = new URLSearchParams({ ...store, ...order, tran_id: `P-${++orders}`, ...changes })
  const response = await fetch(`${sandbox.url}/gwprocess/v4/api.php`, { method: 'POST', body })
  return (await response.json()) as Record<string, string>
}
const pageOf = async (changes?: Record<string, string>) => (await begin(changes)).GatewayPageURL!
const open = async (url: string, headers: Record<string, string> = {}) => (await fetch(url, { headers })).text()
const behave = (body: string) =>
  fetch(`${sandbox.url}/gateway/behaviour`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })

describe('the payment page', () => {
  it('says in Bangla what it is, what is paid and how one may pay', async () => {
    const text = await open(await pageOf())
    for (const words of ['আসল টাকা নয়', '৳৫০.০০', 'বিকাশ', 'নগদ', 'কার্ড', '&lt;b&gt;Coins', 'lang="bn"'])
      expect(text).toContain(words)
  })

  it('speaks English to a browser, a store or a person who wishes so', async () => {
    const url = await pageOf()
    const wished = [
      await open(url, { 'accept-language': 'en-GB,en' }),
      await open(`${url}?language=en`),
      await open(await pageOf({ value_b: 'en' }), { 'accept-language': 'bn' }),
    ]
    for (const text of wished) expect(text).toContain('no real money')
  })

  it('runs no script but the way back, and stands in nobody’s frame', async () => {
    const { headers } = await fetch(await pageOf())
    const policy = headers.get('content-security-policy')
    expect(policy).toContain(`default-src 'none'`)
    expect(policy).toContain(`frame-ancestors 'none'`)
    expect(policy).not.toContain('unsafe')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('is left once', async () => {
    const url = await pageOf()
    const wayBack = await payOnPage(url, 'success')
    expect(wayBack).toMatchObject({ status: 200, url: order.success_url, fields: { status: 'VALID', amount: '50.00' } })
    expect((await payOnPage(url, 'cancel')).status).toBe(404)
    expect((await fetch(url)).status).toBe(404)
  })

  it('sends back with what the person chose in its panel', async () => {
    const { fields } = await payOnPage(await pageOf(), 'success', { risk_level: '1', status_case: 'lower' })
    expect(fields).toMatchObject({ risk_level: '1', status: 'valid', card_type: 'BKASH-BKash' })
  })

  it.each([
    ['no button', {}],
    ['another button', { outcome: 'free' }],
    ['another way to pay', { outcome: 'success', method: 'cash' }],
    ['a behaviour that is none', { outcome: 'success', notice_copies: '1000' }],
  ])('refuses %s', async (_, fields: Record<string, string>) => {
    const response = await fetch(await pageOf(), { method: 'POST', body: new URLSearchParams(fields) })
    expect(response.status).toBe(400)
  })

  it('of an unknown payment says what to do', async () => {
    const response = await fetch(`${sandbox.url}/gateway/pay/none`, { headers: { 'accept-language': 'en' } })
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('start buying again')])
  })
})

describe('a request for a payment page', () => {
  test.each([
    ['9.99', /Amount/],
    ['500000.01', /Amount/],
    ['-50', /Amount/],
    ['5e3', /Amount/],
    ['50.001', /Amount/],
  ])('of %s taka is refused', async (total_amount, reason) => {
    expect(await begin({ total_amount })).toMatchObject({
      status: 'FAILED',
      failedreason: expect.stringMatching(reason),
    })
  })

  test.each<Record<string, string>>([
    { currency: 'USD' },
    { tran_id: 'x'.repeat(31) },
    { cus_phone: '' },
    { success_url: 'javascript:alert(1)' },
    { ipn_url: 'nowhere' },
    { store_passwd: 'guessed' },
  ])('with %j is refused', async changes => {
    expect((await begin(changes)).status).toBe('FAILED')
  })

  test('for an order that is paid is refused, and not for one that failed', async () => {
    await payOnPage(await pageOf({ tran_id: 'TWICE' }), 'fail')
    await payOnPage(await pageOf({ tran_id: 'TWICE' }), 'success')
    expect(await begin({ tran_id: 'TWICE' })).toMatchObject({ failedreason: 'Duplicate Transaction' })
  })
})

describe('the behaviour that tests set in the sandbox', () => {
  it('holds for the next payment and no other', async () => {
    const response = await behave('{"behaviour":{"session":"refused"}}')
    expect(await response.json()).toMatchObject({ session: 'refused', notice_copies: 1 })
    expect((await begin()).status).toBe('FAILED')
    expect((await begin()).status).toBe('SUCCESS')
  })

  it('adds up for one payment', async () => {
    await behave('{"tran_id":"ADD","behaviour":{"risk_level":1}}')
    await behave('{"tran_id":"ADD","behaviour":{"like_live":true}}')
    await begin({ tran_id: 'ADD' })
    const payments = await fetch(`${sandbox.url}/gateway/payments/ADD`)
    expect(await payments.json()).toMatchObject([{ payment: null, behaviour: { risk_level: 1, like_live: true } }])
  })

  it.each(['', '{', 'null', '{"behaviour":{"sesion":"hang"}}', '{"behaviour":{"notice_copies":-1}}', '{"tran_id":""}'])(
    'is refused as %j',
    async body => expect((await behave(body)).status).toBe(400),
  )
})

test('nothing that the gateway is sent makes it fail', async () => {
  const paths = ['/gwprocess/v4/api.php', '/validator/api/validationserverAPI.php', '/gateway/pay/none', '/gateway/%']
  const types = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json', 'text/plain']
  for (const path of paths)
    for (const type of types)
      for (const body of ['', '{', 'a=%', '\u0000', 'a'.repeat(100_000)]) {
        const response = await fetch(sandbox.url + path, { method: 'POST', headers: { 'content-type': type }, body })
        expect(response.status, `${path} ${type}`).toBeLessThan(500)
      }
})
