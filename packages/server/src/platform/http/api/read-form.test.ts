import { operations, type Problem } from '@prostuti/contract'
import { receivePaymentNotice, returnFromGateway } from '@prostuti/contract/billing/operations'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { testClock } from '../../../testing/test-app.ts'
import { silentLog } from '../../log.ts'
import { implement } from '../call/implement.ts'
import { Reply } from '../call/reply.ts'
import { createOpenApi } from '../openapi.ts'
import { takesForm } from './read-form.ts'
import { createRouter } from './router.ts'

const router = createRouter({
  implementations: [
    implement(receivePaymentNotice, ({ body }) => Reply.json(body)),
    implement(returnFromGateway, ({ body }, { viewer }) => Reply.json({ body, viewer })),
  ],
  authenticate: () => Promise.reject(new Error('nobody is asked')),
  clock: testClock(),
  log: silentLog,
})
const http = new Hono().route('/api', router.http)

const form = 'application/x-www-form-urlencoded'
const post = (body: string, type: string = form, path: string = receivePaymentNotice.path) =>
  http.request(`/api/${path}`, { method: 'POST', headers: { 'content-type': type }, body })
const problemOf = async (response: Response) => (await response.json()) as Problem

describe('what the gateway posts', () => {
  it('is a form, whose letters arrive as they were written', async () => {
    const notice = { tran_id: 'PR-7', amount: '50.00', card_issuer: 'ব্র্যাক ব্যাংক & Co = 1+1 %', value_b: '' }
    const response = await post(String(new URLSearchParams(notice)), `${form}; charset=UTF-8`)
    expect([response.status, await response.json()]).toEqual([200, notice])
  })

  it('comes from a browser on the gateway’s page, without a cookie and without a preflight', async () => {
    const path = returnFromGateway.path.replace('{outcome}', 'success')
    const response = await http.request(`/api/${path}?purchase=${'a'.repeat(22)}`, {
      method: 'POST',
      headers: { 'content-type': form, origin: 'https://epay.sslcommerz.com', 'sec-fetch-site': 'cross-site' },
      body: 'tran_id=PR-7',
    })
    expect([response.status, await response.json()]).toEqual([200, { body: { tran_id: 'PR-7' }, viewer: null }])
  })

  it.each(['application/json', 'text/plain', 'multipart/form-data', 'application/x-www-form-urlencodedx', ''])(
    'is never %j',
    async type => {
      const response = await post('{"tran_id":"PR-7"}', type)
      expect([response.status, (await problemOf(response)).code]).toEqual([415, 'unsupported_type'])
    },
  )

  it('names a field once', async () => {
    const response = await post('tran_id=PR-7&amount=50.00&amount=5.00')
    expect(response.status).toBe(400)
    expect((await problemOf(response)).errors).toMatchObject([{ path: 'amount', code: 'duplicate_field' }])
  })

  it.each([
    ['tran_id=PR%00-7', 'tran_id'],
    ['tran_id=%0a', 'tran_id'],
    [`tran_id=${'x'.repeat(5_000)}`, 'tran_id'],
    [`${'x'.repeat(200)}=1`, 'x'.repeat(200)],
    ['__proto__=1', '__proto__'],
    ['=1', 'body'],
    [Array.from({ length: 201 }, (_, index) => `f${index}=1`).join('&'), 'body'],
  ])('is refused by the name of what is wrong: %.30s', async (body, path) => {
    const response = await post(body)
    expect([response.status, (await problemOf(response)).errors?.map(each => each.path)]).toEqual([400, [path]])
  })

  it('is no longer than any other body', async () => {
    expect((await post(`a=${'x'.repeat(200_000)}`)).status).toBe(413)
  })

  it('is described so, and nothing else is', () => {
    const { paths } = createOpenApi({ version: '', siteUrl: '' })
    const forms = operations.filter(({ path, method }) =>
      JSON.stringify(paths[`/${path}`]?.[method.toLowerCase()]).includes(`"${form}"`),
    )
    expect(forms.map(({ id }) => id)).toEqual(['billing.receivePaymentNotice', 'billing.returnFromGateway'])
    expect(operations.filter(takesForm)).toEqual(forms)
  })
})

describe('a call with JSON', () => {
  it('takes no form', async () => {
    const response = await http.request('/api/accounts/v1/login/anonymous/', {
      method: 'POST',
      headers: { 'content-type': form },
      body: 'device_id=a-device-of-twenty-two-letters',
    })
    expect(response.status).toBe(501)
  })
})
