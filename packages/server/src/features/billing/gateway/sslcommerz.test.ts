import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listen, type Stop } from '../../../platform/http/server/listen.ts'
import { createSslCommerz, signatureOf } from './index.ts'
import { GatewayError } from './payment-gateway.ts'

interface Asked {
  readonly method: string
  readonly path: string
  readonly fields: Record<string, string>
}

let answer: (response: ServerResponse) => void
let asked: Asked
let url: string
let stop: Stop

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', url)
  const fields = request.method === 'POST' ? new URLSearchParams(await text(request)) : searchParams
  asked = { method: request.method ?? '', path: pathname, fields: Object.fromEntries(fields) }
  answer(response)
}

beforeAll(async () => {
  const { port, stop: stopServer } = await listen(
    createServer((request, response) => void receive(request, response)),
    { setting: 'SANDBOX_PORT', port: 0, host: '127.0.0.1' },
  )
  url = `http://127.0.0.1:${port}`
  stop = stopServer
})
afterAll(() => stop())
beforeEach(() => {
  answer = response => response.writeHead(500).end()
})

const storeId = 'prostuti0test'
const storePassword = 'secret&password'
const client = (timeoutMs = 2_000) =>
  createSslCommerz({ url, storeId, storePassword, siteUrl: 'https://prostuti.example', timeoutMs })
const answerWith = (value: unknown, type = 'text/html') => {
  answer = response => response.writeHead(200, { 'content-type': type }).end(JSON.stringify(value))
}

const request = {
  tranId: 'PR-7',
  amount: '50.00',
  productName: '৫০০ কয়েন',
  category: 'coins',
  customer: { name: 'নুসরাত জাহান', email: 'nusrat@example.com' },
  returnUrls: { success: 'https://a.example/s', fail: 'https://a.example/f', cancel: 'https://a.example/c' },
  noticeUrl: 'https://a.example/notice',
}
const payment = {
  APIConnect: 'DONE',
  status: 'VALID',
  tran_id: 'PR-7',
  val_id: 'val7',
  amount: '50.00',
  currency: 'BDT',
  risk_level: '0',
  card_type: 'BKASH-BKash',
  card_no: '01711223344',
  bank_tran_id: 'BANK7',
  tran_date: '2026-11-23 08:15:00',
}

describe('a payment page', () => {
  it('is asked for by a form with all that the gateway insists on', async () => {
    answerWith({ status: 'success', sessionkey: 'KEY', GatewayPageURL: `${url}/pay?key=KEY`, storeLogo: null })
    expect(await client().openSession(request)).toEqual({ sessionKey: 'KEY', pageUrl: `${url}/pay?key=KEY` })
    expect(asked).toMatchObject({ method: 'POST', path: '/gwprocess/v4/api.php' })
    expect(asked.fields).toMatchObject({
      ...{ store_id: storeId, store_passwd: storePassword, total_amount: '50.00', currency: 'BDT', tran_id: 'PR-7' },
      ...{ success_url: 'https://a.example/s', fail_url: 'https://a.example/f', cancel_url: 'https://a.example/c' },
      ...{ ipn_url: 'https://a.example/notice', value_a: 'PR-7', product_profile: 'non-physical-goods' },
      ...{ shipping_method: 'NO', cus_name: 'নুসরাত জাহান', cus_email: 'nusrat@example.com', cus_country: 'Bangladesh' },
    })
    for (const name of ['cus_add1', 'cus_city', 'cus_phone', 'product_name', 'product_category'])
      expect(asked.fields[name], name).not.toBe('')
  })

  it('is asked for within the gateway’s lengths, and for a person without an address', async () => {
    answerWith({ status: 'SUCCESS', sessionkey: 'KEY', GatewayPageURL: url })
    await client().openSession({ ...request, customer: { name: 'ক্ষু'.repeat(60), email: '' } })
    expect(asked.fields.cus_name).toBe('ক্ষু'.repeat(12))
    expect(asked.fields.cus_email).toBe('no-reply@prostuti.example')
  })

  it.each([
    ['https://evil.example/pay'],
    ['//evil.example/pay'],
    ['javascript:alert(1)'],
    ['http://127.0.0.1:1/pay'],
    [''],
    [null],
  ])('on %s is refused', async GatewayPageURL => {
    answerWith({ status: 'SUCCESS', sessionkey: 'KEY', GatewayPageURL })
    await expect(client().openSession(request)).rejects.toThrow('on a host that is not its own')
  })

  it('that the gateway refuses says why, and never the password', async () => {
    answerWith({ status: 'FAILED', failedreason: 'Store Credential Error' })
    await expect(client().openSession(request)).rejects.toThrow(
      /^The gateway refused a session: Store Credential Error$/,
    )
  })
})

describe('a validation', () => {
  it('is read whatever the case of its status, and whether its numbers are texts', async () => {
    answerWith({ ...payment, status: 'Validated', amount: 50.5, risk_level: 1, extra: { a: [] } })
    expect(await client().validate('val7')).toEqual({
      ...{ status: 'VALIDATED', tranId: 'PR-7', valId: 'val7', amount: '50.5', currency: 'BDT', riskLevel: '1' },
      ...{ method: 'BKASH-BKash ••••3344', bankTranId: 'BANK7' },
    })
    expect(asked).toMatchObject({ method: 'GET', path: '/validator/api/validationserverAPI.php' })
    expect(asked.fields).toEqual({
      ...{ val_id: 'val7', store_id: storeId, store_passwd: storePassword, v: '1', format: 'json' },
    })
  })

  it.each(['a&store_id=other', 'a#b', '100%', '../x/y?z', 'a b+c'])(
    'of %s asks for that and nothing else',
    async valId => {
      answerWith({ ...payment, val_id: valId })
      await client().validate(valId)
      expect(asked.path).toBe('/validator/api/validationserverAPI.php')
      expect(asked.fields).toMatchObject({ val_id: valId, store_id: storeId })
    },
  )

  it('of what the gateway does not know says so', async () => {
    answerWith({ APIConnect: 'DONE', status: 'INVALID_TRANSACTION' })
    expect(await client().validate('val7')).toMatchObject({ status: 'INVALID_TRANSACTION', tranId: '', amount: '' })
  })

  it('that leaves its risk out is not taken for one without', async () => {
    answerWith({ ...payment, risk_level: undefined })
    expect((await client().validate('val7')).riskLevel).toBe('')
  })

  it.each([
    ['another validation', { val_id: 'other' }],
    ['another store', { store_id: 'other' }],
    ['no amount', { amount: null }],
    ['an amount that is none', { amount: '5e1' }],
    ['a negative amount', { amount: '-50.00' }],
    ['no order', { tran_id: '' }],
    ['no currency', { currency: undefined }],
    ['no status', { status: '' }],
    ['a refused look-up', { APIConnect: 'INVALID_REQUEST' }],
    ['no word of a look-up', { APIConnect: undefined }],
    ['an empty word of a look-up', { APIConnect: null }],
    ['a list', { amount: ['50.00'] }],
  ])('with %s says nothing', async (_, changes) => {
    answerWith({ ...payment, ...changes })
    await expect(client().validate('val7')).rejects.toThrow(GatewayError)
  })
})

describe('a gateway that is out of order', () => {
  const failing: [string, (response: ServerResponse) => void, RegExp][] = [
    ['hangs', () => undefined, /in time/],
    ['begins and hangs', response => response.writeHead(200).write('{'), /in time/],
    ['answers HTML', response => response.end('<!doctype html><p>Please wait'), /not JSON/],
    ['answers nothing', response => response.end(), /not JSON/],
    ['answers null', response => response.end('null'), /cannot be read/],
    ['sends elsewhere', response => response.writeHead(302, { location: '/pay' }).end(), /answered 302/],
    ['fails', response => response.writeHead(502).end('{"status":"VALID"}'), /answered 502/],
    ['never ends', response => response.end(JSON.stringify({ ...payment, error: 'x'.repeat(300_000) })), /too long/],
    ['hangs up', response => response.destroy(), /not reached/],
  ]

  it.each(failing)('%s: nothing is known', async (_, fail, reason) => {
    answer = fail
    const started = performance.now()
    const error = await client(300)
      .validate('val7')
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(GatewayError)
    expect(String(error)).toMatch(reason)
    expect(String(error)).not.toContain('secret')
    expect(performance.now() - started).toBeLessThan(10_000)
  })
})

describe('the payments of an order', () => {
  it('come newest first', async () => {
    const element = [
      { ...payment, status: 'FAILED', val_id: null, bank_tran_id: '', tran_date: '2026-11-23 08:10:00' },
      { ...payment, status: 'valid', tran_date: '2026-11-23 08:15:00' },
    ]
    answerWith({ APIConnect: 'DONE', no_of_trans_found: 2, element })
    expect((await client().findByTranId('PR-7')).map(({ status }) => status)).toEqual(['VALID', 'FAILED'])
    expect(asked).toMatchObject({
      path: '/validator/api/merchantTransIDvalidationAPI.php',
      fields: { tran_id: 'PR-7' },
    })
  })

  it.each([[[]], [''], [null], [undefined]])('may be none: %j', async element => {
    answerWith({ APIConnect: 'DONE', no_of_trans_found: 0, element })
    expect(await client().findByTranId('PR-7')).toEqual([])
  })

  it('are of no other order', async () => {
    answerWith({ APIConnect: 'DONE', element: [{ ...payment, tran_id: 'PR-8' }] })
    await expect(client().findByTranId('PR-7')).rejects.toThrow('another order')
  })
})

describe('a refund', () => {
  const wanted = { bankTranId: 'BANK7', amount: '20.00', remarks: 'asked for', refundTranId: 'RF-1' }

  it('is asked for by our own reference, and found by the gateway’s', async () => {
    answerWith({ APIConnect: 'DONE', status: 'success', refund_ref_id: 'REF1', bank_tran_id: 'BANK7' })
    expect(await client().refund(wanted)).toEqual({ status: 'processing', refundRefId: 'REF1' })
    expect(asked.fields).toMatchObject({
      ...{ bank_tran_id: 'BANK7', refund_amount: '20.00', refund_remarks: 'asked for' },
      ...{ refe_id: 'RF-1', refund_trans_id: 'RF-1' },
    })
    answerWith({ APIConnect: 'DONE', status: 'Refunded' })
    expect(await client().findRefund('REF1')).toEqual({ status: 'refunded', refundRefId: 'REF1' })
    expect(asked.fields).toMatchObject({ refund_ref_id: 'REF1' })
  })

  it('that the gateway refuses has failed', async () => {
    answerWith({ APIConnect: 'DONE', status: 'failed', errorReason: 'no balance' })
    expect(await client().refund(wanted)).toEqual({ status: 'failed', refundRefId: '' })
    answerWith({ APIConnect: 'DONE', status: 'cancelled', refund_ref_id: 'REF1' })
    expect(await client().findRefund('REF1')).toEqual({ status: 'failed', refundRefId: 'REF1' })
  })

  it('of which the gateway says something unheard of is not concluded from', async () => {
    answerWith({ APIConnect: 'DONE', status: 'perhaps', refund_ref_id: 'REF1' })
    await expect(client().refund(wanted)).rejects.toThrow(GatewayError)
    answerWith({ APIConnect: 'DONE', status: 'success' })
    await expect(client().refund(wanted)).rejects.toThrow(GatewayError)
  })
})

describe('the signature of a notice', () => {
  const keys = ['amount', 'status', 'tran_id', 'val_id']
  const fields = { amount: '50.00', status: 'VALID', tran_id: 'PR-7', val_id: 'val7', risk_level: '0' }
  const signed = { ...fields, verify_key: keys.join(','), verify_sign: signatureOf(fields, keys, storePassword) }

  it('is an MD5 of the sorted fields and the hashed password', () => {
    // By md5sum: status=VALID&store_passwd=900150983cd24fb0d6963f7d28e17f72&tran_id=1
    const notice = { tran_id: '1', status: 'VALID' }
    expect(signatureOf(notice, ['tran_id', 'status'], 'abc')).toBe('abf0c975eb87dff7cebf60decd3d55fc')
  })

  it('is right for what was signed', () => expect(client().isSigned(signed)).toBe(true))

  it.each([
    ['another amount', { amount: '5.00' }],
    ['another status', { status: 'FAILED' }],
    ['fewer fields', { verify_key: 'tran_id,status' }],
    ['no signature', { verify_sign: '' }],
    ['no keys', { verify_key: '' }],
    ['a signature that is none', { verify_sign: 'ক' }],
  ])('is wrong with %s', (_, changes) => expect(client().isSigned({ ...signed, ...changes })).toBe(false))

  it('is wrong where it does not cover the order', () => {
    const few = { ...fields, verify_key: 'amount', verify_sign: signatureOf(fields, ['amount'], storePassword) }
    expect(client().isSigned(few)).toBe(false)
  })

  it('is wrong by another store’s password', () => {
    const verify_sign = signatureOf(fields, keys, 'other')
    expect(client().isSigned({ ...signed, verify_sign })).toBe(false)
  })
})
