import type { Reconciliation } from '@prostuti/contract'
import type { Behaviour } from '@prostuti/sandbox/gateway/behaviour'
import { payOnPage, type WayBack } from '@prostuti/sandbox/gateway/testing/pay-on-page'
import { startSandbox } from '@prostuti/sandbox/start-sandbox'
import { afterAll, describe, expect, it } from 'vitest'
import { createHttpServer } from '../../app/http-server/http-server.ts'
import { dhakaDay } from '../../platform/dhaka-day.ts'
import { listen } from '../../platform/http/server/listen.ts'
import { freePort, type WantedPort } from '../../platform/http/server/ports.ts'
import { silentLog } from '../../platform/log.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { runTasks } from '../../testing/run-tasks.ts'
import type { Person } from '../../testing/test-app.ts'
import { createSslCommerz } from './gateway/index.ts'
import { payingIn } from './testing/paying.ts'

const wanted: WantedPort = { setting: 'PORT', port: 0, host: '127.0.0.1' }
const port = await freePort(wanted)
const siteUrl = `http://127.0.0.1:${port}`
const sandbox = await startSandbox({ port: 0, host: '127.0.0.1', siteUrl, log: silentLog, production: false })
const gateway = createSslCommerz({ ...sandbox.gateway, siteUrl, timeoutMs: 1_500 })
const testApp = await openTestApp({ siteUrl, gateway })
const { app, clock } = testApp
const server = createHttpServer({ app, files: [], site: null, log: silentLog })
const { stop } = await listen(server, { ...wanted, port })
afterAll(async () => {
  await stop()
  await sandbox.close()
})

const { start, started, coinsOf, orderOf, purchase, receiptOf } = payingIn(testApp)
const member = () => testApp.person({ member: true })
const minute = 60_000

async function behave(behaviour: Partial<Behaviour>, tran_id?: string): Promise<void> {
  const body = JSON.stringify({ tran_id, behaviour })
  const headers = { 'content-type': 'application/json' }
  const { ok } = await fetch(`${sandbox.url}/gateway/behaviour`, { method: 'POST', headers, body })
  if (!ok) throw new Error('The sandbox does not know this behaviour')
}

/** What our server answered the sandbox's notices with. */
async function noticeAnswers(tranId: string): Promise<number[]> {
  const response = await fetch(`${sandbox.url}/gateway/payments/${tranId}`)
  const payments = (await response.json()) as { notice_answers: number[] }[]
  return payments.flatMap(payment => payment.notice_answers)
}
const noticesAnswered = (tranId: string, answers: number[]) => expect.poll(() => noticeAnswers(tranId)).toEqual(answers)

/** A person at the gateway's page, which behaves so. */
async function atGateway(
  behaviour: Partial<Behaviour> = {},
): Promise<{ person: Person } & Awaited<ReturnType<typeof started>>> {
  const person = await member()
  await behave(behaviour)
  return { person, ...(await started(person)) }
}

/** The browser's cross-site post. */
function comeBack({ url, fields }: WayBack): Promise<Response> {
  const headers = { origin: sandbox.url, 'sec-fetch-site': 'cross-site' }
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })
}

const stateOf = async (tranId: string) => (await orderOf(tranId)).state as string

describe('a learner who pays in the sandbox', () => {
  it('has the coins before the browser is back, and is shown so', async () => {
    const { person, GatewayPageURL, tran_id, purchase: token } = await atGateway()
    const wayBack = await payOnPage(GatewayPageURL, 'success', { method: 'nagad' })
    await noticesAnswered(tran_id, [200])
    expect(await coinsOf(person)).toBe(100)
    const response = await comeBack(wayBack)
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `${siteUrl}/buy_coin?status=valid&purchase=${token}`,
    ])
    expect(await coinsOf(person)).toBe(100)
    expect(await receiptOf(person, tran_id)).toMatchObject({ state: 'paid', method: 'NAGAD-Nagad ••••8765' })
  })

  it('has them by the way back where the notice never comes', async () => {
    const { person, GatewayPageURL } = await atGateway({ notice_copies: 0, like_live: true, status_case: 'mixed' })
    await comeBack(await payOnPage(GatewayPageURL, 'success'))
    expect(await coinsOf(person)).toBe(100)
  })

  it('has them where the tab was closed and the notice was lost: the gateway is asked', async () => {
    const { person, GatewayPageURL, tran_id, purchase: token } = await atGateway({ notice_copies: 0 })
    await payOnPage(GatewayPageURL, 'success')
    expect(await stateOf(tran_id)).toBe('pending')
    clock.advance(15 * minute)
    await app.billing.askGateway()
    expect(await coinsOf(person)).toBe(100)
    expect((await purchase(token)).body.status).toBe('paid')
  })

  it('has them when a late notice comes', async () => {
    const { person, GatewayPageURL, tran_id } = await atGateway({ notice_delay_seconds: 1 })
    await payOnPage(GatewayPageURL, 'success')
    expect(await coinsOf(person)).toBe(0)
    await noticesAnswered(tran_id, [200])
    expect(await coinsOf(person)).toBe(100)
  })

  it('has them once, however many notices come', async () => {
    const { person, GatewayPageURL, tran_id } = await atGateway({ notice_copies: 10 })
    await comeBack(await payOnPage(GatewayPageURL, 'success'))
    await noticesAnswered(tran_id, new Array(10).fill(200))
    expect(await coinsOf(person)).toBe(100)
  })

  it.each([
    ['fail', 'failed'],
    ['cancel', 'cancelled'],
  ] as const)('and lets it %s has nothing, and is shown so', async (outcome, status) => {
    const { person, GatewayPageURL, tran_id, purchase: token } = await atGateway()
    const response = await comeBack(await payOnPage(GatewayPageURL, outcome))
    expect(response.headers.get('location')).toBe(`${siteUrl}/buy_coin?status=${status}&purchase=${token}`)
    await noticesAnswered(tran_id, [200])
    expect([await stateOf(tran_id), await coinsOf(person)]).toEqual([status, 0])
  })

  it('with a risk waits for staff', async () => {
    const { person, GatewayPageURL, tran_id, purchase: token } = await atGateway({ risk_level: 1 })
    await comeBack(await payOnPage(GatewayPageURL, 'success'))
    expect([await stateOf(tran_id), await coinsOf(person)]).toEqual(['held', 0])
    expect((await purchase(token)).body).toMatchObject({ status: 'confirming', held: true })
  })

  it('waits as long as the gateway says PENDING, and no longer', async () => {
    const { person, GatewayPageURL, tran_id } = await atGateway({ validation: 'pending' })
    await comeBack(await payOnPage(GatewayPageURL, 'success'))
    await noticesAnswered(tran_id, [200])
    expect([await stateOf(tran_id), await coinsOf(person)]).toEqual(['pending', 0])
    await behave({ validation: 'normal' }, tran_id)
    clock.advance(15 * minute)
    await app.billing.askGateway()
    expect(await coinsOf(person)).toBe(100)
  })

  it.each(['html', 'hang'] as const)('loses nothing where the validation is answered by %s', async validation => {
    const { person, GatewayPageURL, tran_id } = await atGateway({ validation, notice_copies: 0 })
    const response = await comeBack(await payOnPage(GatewayPageURL, 'success'))
    expect(response.headers.get('location')).toContain('status=confirming')
    expect([await stateOf(tran_id), await coinsOf(person)]).toEqual(['pending', 0])
    await behave({ validation: 'normal' }, tran_id)
    clock.advance(15 * minute)
    await app.billing.askGateway()
    expect(await coinsOf(person)).toBe(100)
  })
})

describe('a person who pays nothing', () => {
  it.each(['signature', 'status'] as const)('gets nothing by a notice with a forged %s', async notice_forged => {
    const { person, GatewayPageURL, tran_id } = await atGateway({ notice_forged })
    await payOnPage(GatewayPageURL, notice_forged === 'status' ? 'cancel' : 'success')
    await noticesAnswered(tran_id, [200])
    expect([await stateOf(tran_id), await coinsOf(person)]).toEqual(['pending', 0])
  })

  it('gets no more by a notice of ten times as much', async () => {
    const { person, GatewayPageURL, tran_id } = await atGateway({ notice_forged: 'amount' })
    await payOnPage(GatewayPageURL, 'success')
    await noticesAnswered(tran_id, [200])
    expect(await coinsOf(person)).toBe(100)
  })

  it('gets nothing where the gateway has another amount', async () => {
    const { person, GatewayPageURL } = await atGateway({ validation: 'wrong_amount' })
    await comeBack(await payOnPage(GatewayPageURL, 'success'))
    clock.advance(15 * minute)
    await app.billing.askGateway()
    expect(await coinsOf(person)).toBe(0)
  })

  it('gets nothing by coming back with an earlier payment’s form', async () => {
    const first = await atGateway()
    await comeBack(await payOnPage(first.GatewayPageURL, 'success'))
    const second = await atGateway({ notice_copies: 0, replayed_return: first.tran_id })
    const wayBack = await payOnPage(second.GatewayPageURL, 'success')
    expect(wayBack.fields.tran_id).toBe(first.tran_id)
    await comeBack(wayBack)
    expect([await coinsOf(first.person), await coinsOf(second.person)]).toEqual([100, 0])
  })
})

describe('books that are compared with the sandbox', () => {
  it('name the order of which it says another amount, and what it does not answer', async () => {
    const finance = await member()
    await testApp.db.pool.query(`update users set role = 'finance' where id = $1`, [finance.id])
    const month = dhakaDay(clock.now()).slice(0, 7)
    const wrong = await atGateway()
    await payOnPage(wrong.GatewayPageURL, 'success')
    await noticesAnswered(wrong.tran_id, [200])
    const silent = await atGateway()
    await payOnPage(silent.GatewayPageURL, 'success')
    await noticesAnswered(silent.tran_id, [200])
    await behave({ validation: 'wrong_amount' }, wrong.tran_id)
    await behave({ validation: 'html' }, silent.tran_id)
    await finance.call('POST', 'billing/v1/admin-reconciliation/', { month })
    await runTasks(app)
    const { body } = await finance.call<Reconciliation>('GET', `billing/v1/admin-reconciliation/?month=${month}`)
    const differences = body.days.flatMap(each => each.differences)
    const of = (tranId: string) => differences.find(each => each.tran_id === tranId)
    expect(body.agrees).toBe(false)
    expect(of(wrong.tran_id)).toMatchObject({ kind: 'amount', ours: '50.00', theirs: '49.99' })
    expect(of(silent.tran_id)).toMatchObject({ kind: 'unanswered', theirs: '0.00' })
  })
})

describe('a gateway that gives no page', () => {
  it.each(['hang', 'html', 'foreign_page', 'refused'] as const)(
    'by %s can be asked again for the same order',
    async session => {
      const person = await member()
      const key = crypto.randomUUID()
      await behave({ session })
      const refused = await start(person, undefined, key)
      expect([refused.status, refused.body.code]).toEqual([503, 'payment_not_started'])
      const { status, body } = await start(person, undefined, key)
      expect(status).toBe(200)
      await comeBack(await payOnPage(body.GatewayPageURL, 'success'))
      expect(await coinsOf(person)).toBe(100)
    },
  )
})
