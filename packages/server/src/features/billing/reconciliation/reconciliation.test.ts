import type { Reconciliation, StaffPayment, WaitingWork } from '@prostuti/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { runTasks } from '../../../testing/run-tasks.ts'
import { request } from '../../../testing/test-app.ts'
import { createFakeGateway, silence } from '../testing/fake-gateway.ts'
import { payingIn } from '../testing/paying.ts'

const gateway = createFakeGateway()
const testApp = await openTestApp({ gateway })
const { db, clock, app } = testApp
const { started, notify, orderOf, coinsOf } = payingIn(testApp)
const day = 86_400_000

const finance = await testApp.person({ member: true })
await db.pool.query(`update users set role = 'finance' where id = $1`, [finance.id])

let month = ''
let months = 0
beforeEach(() => {
  // A month of its own for each test.
  clock.set(Date.UTC(2027, months++, 10, 6))
  month = new Date(clock.now()).toISOString().slice(0, 7)
})

async function bought(changes?: Parameters<typeof gateway.pay>[1]) {
  const person = await testApp.person({ member: true })
  const { tran_id } = await started(person)
  const val_id = gateway.pay(tran_id, changes)
  await notify({ tran_id, val_id })
  return { person, tran_id, id: String((await orderOf(tran_id)).id), val_id }
}

async function compare(): Promise<Reconciliation> {
  const { status } = await finance.call('POST', 'billing/v1/admin-reconciliation/', { month })
  expect(status).toBe(200)
  await runTasks(app)
  return read()
}
const read = async () =>
  (await finance.call<Reconciliation>('GET', `billing/v1/admin-reconciliation/?month=${month}`)).body
const check = (id: string) =>
  request<StaffPayment & { code?: string }>(app, 'POST', `billing/v1/admin-orders/${id}/check/`, {
    token: finance.token,
    body: {},
  })

describe('a month', () => {
  it('has not been compared before somebody asks', async () => {
    expect(await read()).toEqual({ month, at: null, agrees: null, days: [], by_hand: '0.00', differing: [] })
  })

  it('agrees day by day where the gateway says the same, whatever became of each order', async () => {
    await bought({ storeAmount: '48.75' })
    await bought({ riskLevel: '1', storeAmount: '48.75' })
    await started(await testApp.person({ member: true }))
    clock.advance(day)
    const twice = await bought({ storeAmount: '48.75' })
    await notify({ tran_id: twice.tran_id, val_id: gateway.pay(twice.tran_id, { storeAmount: '48.75' }) })
    const report = await compare()
    expect(report.agrees).toBe(true)
    expect(report.days).toMatchObject([
      { orders: 1, payments: 2, ours: '100.00', theirs: '100.00', fee: '2.50', unanswered: 0, differences: [] },
      { orders: 3, payments: 2, ours: '100.00', theirs: '100.00', fee: '2.50', unanswered: 0, differences: [] },
    ])
  })

  it('leaves out what staff took by hand, and names its sum', async () => {
    await bought()
    await db.pool.query(
      `insert into payment_orders (tran_id, user_id, category, channel, product_id, product, amount_paisa, state, method, redirect_url,
                                   return_token_hash, return_token_ends, intent_hash, created_at, paid_at, expires_at)
       values ($1, $2, 'program_purchase', 'hand', '1', '{"title":{"bn":"ক"},"coins":null,"days":null}', 30000, 'paid', 'cash', '/',
               sha256(convert_to($1, 'UTF8')), $3, sha256(convert_to($1, 'UTF8')), $3, $3, $3)`,
      [`HAND${month}`, finance.id, new Date(clock.now())],
    )
    const report = await compare()
    expect([report.agrees, report.by_hand, report.days[0]]).toMatchObject([
      true,
      '300.00',
      { orders: 1, ours: '50.00' },
    ])
  })

  it('opens only the day on which the gateway has money that we have not, until that is matched', async () => {
    await bought()
    clock.advance(day)
    const lost = await testApp.person({ member: true })
    const { tran_id } = await started(lost)
    gateway.pay(tran_id)
    const { id } = await orderOf(tran_id)
    const report = await compare()
    expect(report.agrees).toBe(false)
    expect(report.days.map(({ differences }) => differences.length)).toEqual([1, 0])
    expect(report.days[0]).toMatchObject({ ours: '0.00', theirs: '50.00' })
    expect(report.days[0]!.differences[0]).toMatchObject({
      ...{ kind: 'theirs', tran_id, ours: '0.00', theirs: '50.00' },
      user: { id: lost.id },
    })
    expect((await check(String(id))).body.state).toBe('paid')
    expect(await coinsOf(lost)).toBe(100)
    const after = await read()
    expect([after.agrees, after.days[0]]).toMatchObject([true, { payments: 1, ours: '50.00', theirs: '50.00' }])
  })

  it('names what only we have, and what is of another amount', async () => {
    const forgotten = await bought()
    await db.pool.query('update payment_orders set val_id = $2 where id = $1', [forgotten.id, `gone${forgotten.id}`])
    gateway.lies.set(forgotten.val_id, null)
    const less = await bought()
    gateway.lies.set(less.val_id, { amount: '49.00' })
    const { agrees, days } = await compare()
    expect([agrees, days[0]!.differences]).toMatchObject([
      false,
      [
        { kind: 'ours', tran_id: forgotten.tran_id, ours: '50.00', theirs: '0.00' },
        { kind: 'amount', tran_id: less.tran_id, ours: '50.00', theirs: '49.00' },
      ],
    ])
    gateway.lies.clear()
  })

  it('never counts a fault of the gateway as agreement, and adds nothing up of it', async () => {
    const silent = await bought()
    gateway.fault = silence
    const report = await compare()
    expect([report.agrees, report.days[0]]).toMatchObject([
      false,
      { orders: 1, unanswered: 1, payments: 0, ours: '0.00', theirs: '0.00' },
    ])
    expect(report.days[0]!.differences).toMatchObject([{ kind: 'unanswered', said: silence.message, ours: '50.00' }])
    expect((await check(silent.id)).body.code).toBe('try_later')
    gateway.fault = null
    await check(silent.id)
    expect((await read()).days[0]).toMatchObject({ unanswered: 0, payments: 1, ours: '50.00', differences: [] })
  })
})

describe('at night', () => {
  const night = async (at: string) => {
    clock.set(Date.parse(at))
    await app.billing.scheduled!.find(({ name }) => name === 'reconcile-payments')!.run()
    return runTasks(app)
  }
  const waits = async () => (await finance.call<WaitingWork>('GET', 'core/v1/waiting-work/')).body.differences

  it('compares yesterday by itself once the night is over, and the days before it that nobody has compared', async () => {
    await db.pool.query('delete from reconciliations')
    clock.set(Date.parse('2029-03-30T06:00:00Z'))
    month = '2029-03'
    await bought()
    clock.advance(day)
    const { tran_id } = await started(await testApp.person({ member: true }))
    gateway.pay(tran_id)
    // Still the night of 1 April in Dhaka.
    expect(await night('2029-03-31T21:59:59Z')).toBe(0)
    expect(await night('2029-03-31T22:00:00Z')).toBe(1)
    expect([await night('2029-03-31T22:10:00Z'), await waits()]).toEqual([0, 1])
    const { days, agrees, at } = await read()
    expect([agrees, at]).toEqual([false, '2029-03-31T22:00:00.000Z'])
    expect(days.map(each => [each.day, each.differences[0]?.tran_id])).toEqual([
      ['2029-03-31', tran_id],
      ['2029-03-30', undefined],
    ])
    month = '2029-04'
    expect(await read()).toMatchObject({ at: null, differing: [{ month: '2029-03', orders: 1 }] })
  })

  it('asks for no day again that it has compared, and for one that somebody compared before its end', async () => {
    clock.set(Date.parse('2029-05-10T06:00:00Z'))
    month = '2029-05'
    await bought()
    await night('2029-05-11T06:00:00Z')
    const early = await bought()
    await compare()
    clock.advance(day / 4)
    await bought()
    const asked = gateway.calls.findByTranId
    gateway.lies.set(early.val_id, { amount: '1.00' })
    await night('2029-05-12T06:00:00Z')
    expect(gateway.calls.findByTranId - asked).toBe(2)
    expect((await read()).days).toMatchObject([
      { day: '2029-05-11', orders: 2, theirs: '51.00' },
      { day: '2029-05-10', orders: 1 },
    ])
  })
})
