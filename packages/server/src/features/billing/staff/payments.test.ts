import type { PaymentDetail, PaymentSums, ReturnsOf, StaffPayment } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { addProgram } from '../../../testing/programs.ts'
import { type Person, request } from '../../../testing/test-app.ts'
import { createFakeGateway } from '../testing/fake-gateway.ts'
import { coins100, payingIn } from '../testing/paying.ts'

const gateway = createFakeGateway()
const testApp = await openTestApp({ gateway })
const { db, clock, app } = testApp
const { started, notify, orderOf } = payingIn(testApp)
clock.set(Date.parse('2026-11-25T20:00:00.000Z'))
const day = 86_400_000

const finance = await testApp.person({ member: true })
await db.pool.query(`update users set role = 'finance' where id = $1`, [finance.id])
const member = async (name: string) => {
  const person = await testApp.person({ member: true })
  await db.pool.query('update users set name = $2 where id = $1', [person.id, name])
  return person
}
const program = await addProgram(db, { costInTk: 300 })
const programOrder = { ...coins100, category: 'program_purchase', product_id: String(program) }

async function bought(person: Person, what: object = coins100, changes?: Parameters<typeof gateway.pay>[1]) {
  const { tran_id } = await started(person, what)
  await notify({ tran_id, val_id: gateway.pay(tran_id, changes) })
  return { tran_id, id: String((await orderOf(tran_id)).id) }
}

type Listed = ReturnsOf<'billing.listPayments'>
const list = async (query: string) => (await finance.call<Listed>('GET', `billing/v1/admin-orders/?${query}`)).body
const found = async (query: string) => (await list(query)).results.map(({ tran_id }) => tran_id)
const sums = async (query = '') =>
  (await finance.call<PaymentSums & { code?: string }>('GET', `billing/v1/admin-order-sums/?${query}`)).body
const act = (id: string, what: string, body: object) =>
  request<StaffPayment & { code?: string; errors?: unknown }>(app, 'POST', `billing/v1/admin-orders/${id}/${what}/`, {
    token: finance.token,
    body,
  })

const nusrat = await member('নুসরাত জাহান')
const rafi = await member('Rafiul Karim')
const first = await bought(nusrat, coins100, { method: 'BKASH-BKash ••••4321', bankTranId: 'BNK111' })
clock.advance(day)
const second = await bought(nusrat, programOrder, { method: 'NAGAD-Nagad', bankTranId: 'BNK222' })
const held = await bought(rafi, coins100, { method: 'VISA-Dutch Bangla', riskLevel: '1' })
const pending = await started(rafi)

describe('a payment', () => {
  it.each([
    ['its number', () => first.tran_id.toLowerCase(), [first]],
    ['the beginning of numbers', () => 'PRT2611', [pending, held, second, first]],
    ['its transaction', () => 'bnk222', [second]],
    ['a name in another script', () => 'nusrat', [second, first]],
    ['two words of a name', () => 'karim rafiul', [pending, held]],
    ['the id of a person, in either digits', () => `#${rafi.id}`, [pending, held]],
    ['nothing at all', () => 'প্যাংগোলিন', []],
  ])('is found by %s', async (_, search, payments) => {
    expect(await found(`search=${encodeURIComponent(search())}`)).toEqual(payments.map(({ tran_id }) => tran_id))
  })

  it('is found by day in Dhaka, program, kind, method and state, and by all of them', async () => {
    expect(await found('to=2026-11-26')).toEqual([first.tran_id])
    expect(await found('from=2026-11-27&to=2026-11-27')).toEqual([pending, held, second].map(each => each.tran_id))
    expect(await found(`program=${program}`)).toEqual([second.tran_id])
    expect(await found('category=coin_purchase&state=paid')).toEqual([first.tran_id])
    for (const [method, payment] of Object.entries({ bkash: first, nagad: second, card: held }))
      expect(await found(`method=${method}`)).toEqual([payment.tran_id])
    expect(await found(`method=nagad&program=${program}&from=2026-11-27&search=nusrat`)).toEqual([second.tran_id])
    expect(await found('method=nagad&category=coin_purchase')).toEqual([])
  })

  it('is walked to from page to page, forward and back', async () => {
    const one = await list('page_size=3')
    expect([one.count, one.count_is_exact, one.results.length]).toEqual([4, true, 3])
    const next = new URL(one.next ?? '', 'http://test').searchParams.get('cursor')
    const two = await list(`page_size=3&cursor=${next}`)
    expect(two.results.map(({ tran_id }) => tran_id)).toEqual([first.tran_id])
    const back = new URL(two.previous ?? '', 'http://test').searchParams.get('cursor')
    expect((await list(`page_size=3&cursor=${back}`)).results).toEqual(one.results)
  })

  it('is released for a reason, which the log keeps with who did it', async () => {
    const payment = await bought(await member('Sumi'), coins100, { riskLevel: '1' })
    expect((await act(payment.id, 'release', {})).body).toMatchObject({ code: 'validation_failed' })
    const detail = (await finance.call<PaymentDetail>('GET', `billing/v1/admin-orders/${payment.id}/`)).body
    expect(detail.person).toEqual({ coins: 0, owed: 0, programs: 0, premium_until: null })
    const agrees = { amount: ['50.00', '50.00', true], currency: ['BDT', 'BDT', true], risk: ['0', '1', false] }
    const order = [payment.tran_id, payment.tran_id, true]
    expect(detail.checks!.map(each => [each.what, [each.ours, each.theirs, each.agrees]])).toEqual(
      Object.entries({ amount: agrees.amount, currency: agrees.currency, order, risk: agrees.risk }),
    )
    expect(detail.events.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ['ordered', null],
      ['reported', 'held'],
      ['held', 'risk'],
    ])
    expect((await act(payment.id, 'release', { note: 'ফোনে কথা হয়েছে' })).body.state).toBe('paid')
    const { rows } = await db.pool.query(
      `select actor_id::text as actor, action, after from audit_log where kind = 'payment' and subject_id = $1`,
      [payment.id],
    )
    expect(rows).toEqual([
      {
        ...{ actor: finance.id, action: 'released' },
        after: { state: 'paid', held_reason: null, note: 'ফোনে কথা হয়েছে' },
      },
    ])
    await db.pool.query(`delete from payment_notices`)
  })
})

describe('sums', () => {
  it('are those of the rows that the same filter lists, to the paisa', async () => {
    const refunded = await bought(await member('Back'), coins100)
    await act(refunded.id, 'refund', { note: 'ভুল' })
    const { results } = await list('page_size=100')
    const paisa = (rows: readonly StaffPayment[]) =>
      rows.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
    const all = await sums()
    const paid = results.filter(({ state }) => state === 'paid')
    expect(all.total).toEqual({
      ...{ orders: results.length, paid_orders: paid.length },
      paid: (paisa(paid) / 100).toFixed(2),
      held: '50.00',
      back: '50.00',
    })
    for (const parts of [all.days, all.products]) {
      expect(parts.reduce((sum, part) => sum + Number(part.paid) * 100, 0)).toBe(paisa(paid))
      expect(parts.reduce((sum, part) => sum + part.orders, 0)).toBe(results.length)
    }
    expect(all.days.map(each => each.day)).toEqual(['2026-11-27', '2026-11-26'])
    expect(all.products[0]).toMatchObject({ category: 'program_purchase', program: { id: String(program) } })
  })

  it('equal the ledger: what people were credited is what was paid', async () => {
    const { rows } = await db.pool.query<{ coins: number }>(
      `select coalesce(sum(bought), 0)::int as coins from ledger_entries where account = 'person' and reason = 'coin_purchase'`,
    )
    const coins = (await sums('category=coin_purchase')).total
    // 100 coins for 50 taka each.
    expect(Number(coins.paid) * 2).toBe(rows[0]!.coins)
  })

  it('follow the filter, and refuse a span that is longer than a year', async () => {
    expect((await sums('method=nagad')).total).toMatchObject({ orders: 1, paid: '300.00' })
    expect((await sums('search=%E0%A6%AA%E0%A7%8D%E0%A6%AF%E0%A6%BE%E0%A6%82')).total.orders).toBe(0)
    expect((await sums('from=2020-01-01&to=2026-01-01')).code).toBe('validation_failed')
  })
})

describe('a refund', () => {
  it('is not made of another amount than was shown', async () => {
    const { id } = await bought(await member('Seen'))
    const { body } = await act(id, 'refund', { note: 'ভুল', amount: '40.00' })
    expect([body.code, body.errors]).toMatchObject(['conflict', [{ path: 'amount', code: 'amount_changed' }]])
    expect((await act(id, 'refund', { note: 'ভুল', amount: '50.00' })).status).toBe(200)
  })
})

it('is nobody’s to see whose role does not read money', async () => {
  const moderator = await testApp.person({ member: true })
  await db.pool.query(`update users set role = 'moderator' where id = $1`, [moderator.id])
  for (const path of ['admin-orders/', 'admin-order-sums/', `admin-orders/${first.id}/`, 'admin-reconciliation/'])
    expect((await moderator.call('GET', `billing/v1/${path}`)).status).toBe(403)
})
