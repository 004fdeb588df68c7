import type { LedgerEntry, Order, StaffPayment } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { seedPremiumPacks } from '../../../../seed/premium-packs.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { holdExam } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { addProgram } from '../../../testing/programs.ts'
import { type Answer, type Person, request } from '../../../testing/test-app.ts'
import { spendCoins } from '../ledger.ts'
import { createFakeGateway, silence } from '../testing/fake-gateway.ts'
import { coins100, payingIn } from '../testing/paying.ts'
import { wrongSums } from '../testing/wrong-sums.ts'

const gateway = createFakeGateway()
const testApp = await openTestApp({ gateway })
const { db, clock, app } = testApp
const { started, notify, coinsOf, premiumOf, orderOf, receiptOf, purchase, toldOf } = payingIn(testApp)
const day = 86_400_000

const moderator = await testApp.person({ member: true })
await db.pool.query(`update users set role = 'owner' where id = $1`, [moderator.id])
await seedPremiumPacks(db)

type Payment = StaffPayment & { code?: string }

async function bought(person: Person, what: object = coins100, changes?: Parameters<typeof gateway.pay>[1]) {
  const { tran_id, purchase: token } = await started(person, what)
  await notify({ tran_id, val_id: gateway.pay(tran_id, changes) })
  return { tran_id, token, id: String((await orderOf(tran_id)).id) }
}

const act = (what: 'refund' | 'release', id: string, by = moderator, key?: string): Promise<Answer<Payment>> =>
  request(app, 'POST', `billing/v1/admin-orders/${id}/${what}/`, {
    token: by.token,
    body: { note: 'ভুল করে কেনা' },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })

async function gatewayAnswers(status: 'processing' | 'refunded' | 'failed', wait = 0) {
  gateway.refundAnswer = { status, refundRefId: status === 'failed' ? '' : 'REF1' }
  clock.advance(wait)
  await app.billing.askGateway()
}

let spent = 0
const spend = (person: Person, coins: number) =>
  inTransaction(db.pool, client =>
    spendCoins(
      client,
      { userId: BigInt(person.id), reason: 'exam_purchase', ref: String(++spent), at: clock.now() },
      coins,
    ),
  )
const staffPayments = async (person: Person) =>
  (await moderator.call<{ results: StaffPayment[] }>('GET', `billing/v1/admin-orders/?user=${person.id}`)).body.results
const ordersOf = async (person: Person) =>
  (await person.call<{ results: Order[] }>('GET', 'billing/v1/orders/')).body.results
const member = () => testApp.person({ member: true })

describe('a refund of coins', () => {
  it('pays back what is unspent, rounded down to the paisa, and is asked for until the gateway has done it', async () => {
    const person = await member()
    const { tran_id, id } = await bought(person, { ...coins100, product_id: '2' })
    await spend(person, 3)
    const before = (await staffPayments(person))[0]!
    expect([before.refund, before.refundable]).toEqual([
      null,
      { amount: '118.56', coins: 247, days: 0, program: false },
    ])
    // 247 of 250 coins for 120 taka: 118.56.
    const { body } = await act('refund', id)
    expect(body.refunds).toMatchObject([{ amount: '118.56', coins: 247, state: 'requested' }])
    expect([body.refund, body.refundable]).toEqual([{ amount: '118.56', state: 'requested' }, null])
    expect((await ordersOf(person))[0]!.refund).toEqual(body.refund)
    expect(await coinsOf(person)).toBe(0)
    await gatewayAnswers('processing')
    expect(await toldOf(person)).toEqual(['payment_credited 120.00'])
    expect(gateway.refunds.at(-1)).toMatchObject({
      amount: '118.56',
      bankTranId: (await orderOf(tran_id)).bank_tran_id,
    })
    expect(gateway.refunds.at(-1)!.refundTranId.length).toBeLessThanOrEqual(30)
    const sent = gateway.calls.refund
    await gatewayAnswers('refunded', 10 * 60_000)
    expect(gateway.calls.refund).toBe(sent)
    await gatewayAnswers('refunded', 10 * 60_000)
    expect(await toldOf(person)).toEqual(['payment_credited 120.00', 'payment_refunded 118.56'])
    const receipt = await receiptOf(person, tran_id)
    expect([receipt.state, receipt.refunds[0]!.state, receipt.refund!.state]).toEqual(['paid', 'refunded', 'refunded'])
    const ledger = (await person.call<{ results: LedgerEntry[] }>('GET', 'billing/v1/ledger/')).body.results
    expect(ledger.map(({ delta, reason, title }) => [delta, reason, title])).toEqual([
      [-247, 'refund', null],
      [-3, 'exam_purchase', null],
      [250, 'coin_purchase', '২৫০ কয়েন'],
    ])
    expect(await wrongSums(db.pool)).toEqual([])
  })

  it('gives the coins back where the gateway refuses, and may be tried again', async () => {
    const person = await member()
    const { id } = await bought(person)
    for (let round = 0; round < 2; round++) {
      expect((await act('refund', id)).status).toBe(200)
      expect(await coinsOf(person)).toBe(0)
      await gatewayAnswers('failed')
      expect(await coinsOf(person)).toBe(100)
    }
    expect(await toldOf(person)).toEqual(['payment_credited 50.00'])
    expect(await wrongSums(db.pool)).toEqual([])
  })

  it('is sent again under the same reference where the gateway gave no answer', async () => {
    const { id } = await bought(await member())
    await act('refund', id)
    gateway.fault = silence
    await gatewayAnswers('processing')
    gateway.fault = null
    const sent = gateway.refunds.length
    await gatewayAnswers('processing', 10 * 60_000)
    expect(gateway.refunds.length).toBe(sent + 1)
    expect(gateway.refunds.at(-1)!.refundTranId).toBe(`${(await orderOfId(id)).tran_id}R${await refundOf(id)}`)
    await gatewayAnswers('refunded', 10 * 60_000)
  })

  it('needs a reason, for the books', async () => {
    const person = await member()
    const { id } = await bought(person)
    for (const note of ['', '  ', undefined]) {
      const refused = await request(app, 'POST', `billing/v1/admin-orders/${id}/refund/`, {
        token: moderator.token,
        body: { note },
      })
      expect(refused.body).toMatchObject({ code: 'validation_failed', errors: [{ path: 'note' }] })
    }
    expect(await coinsOf(person)).toBe(100)
    expect((await act('refund', id)).status).toBe(200)
  })

  it('is one, however often it is asked for, and none where nothing is left', async () => {
    const person = await member()
    const { id } = await bought(person)
    const answers = await Promise.all(Array.from({ length: 6 }, () => act('refund', id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...new Array(5).fill(409)])
    await gatewayAnswers('refunded')
    expect((await act('refund', id)).body.code).toBe('conflict')
    const used = await bought(person)
    await spend(person, 100)
    expect((await act('refund', used.id)).body.code).toBe('conflict')
    const pending = await started(person)
    expect((await act('refund', String((await orderOf(pending.tran_id)).id))).body.code).toBe('conflict')
    expect(await wrongSums(db.pool)).toEqual([])
  })

  it('with the same key has its effect once', async () => {
    const { id } = await bought(await member())
    const key = crypto.randomUUID()
    const [first, second] = [await act('refund', id, moderator, key), await act('refund', id, moderator, key)]
    expect([second.status, second.text]).toEqual([200, first.text])
    await gatewayAnswers('refunded')
  })
})

describe('who comes back to a payment that is paid back', () => {
  it('learns that what is unspent goes back, that it has gone, and that it was bought where it could not', async () => {
    const person = await member()
    const { id, token } = await bought(person)
    await spend(person, 40)
    await act('refund', id)
    const refund = { amount: '30.00', state: 'requested' }
    expect((await purchase(token)).body).toMatchObject({ status: 'refunded', refund })
    await gatewayAnswers('failed')
    expect((await purchase(token)).body).toMatchObject({ status: 'paid', refund: null })
    await act('refund', id)
    await gatewayAnswers('refunded')
    expect((await purchase(token)).body).toMatchObject({ status: 'refunded', refund: { ...refund, state: 'refunded' } })
  })

  it('is not shown a held payment as failed', async () => {
    const { id, token } = await bought(await member(), coins100, { riskLevel: '1' })
    await act('refund', id)
    expect((await purchase(token)).body).toMatchObject({ status: 'refunded', held: false })
    await gatewayAnswers('refunded')
    expect((await purchase(token)).body).toMatchObject({
      status: 'refunded',
      refund: { amount: '50.00', state: 'refunded' },
    })
  })
})

describe('a refund of what is had as a whole', () => {
  it('removes the program, and gives it back where it fails', async () => {
    const program = await addProgram(db, { costInTk: 300 })
    const person = await member()
    const what = { ...coins100, category: 'program_purchase', product_id: String(program) }
    const { id } = await bought(person, what)
    const has = async () =>
      (await db.pool.query('select from program_enrollments where user_id = $1', [person.id])).rowCount === 1
    await act('refund', id)
    expect(await has()).toBe(false)
    await gatewayAnswers('failed')
    expect(await has()).toBe(true)
    await act('refund', id)
    await gatewayAnswers('refunded')
    expect([await has(), (await started(person, what)).tran_id]).toEqual([false, expect.any(String)])
  })

  it('pays back the exams of a program that were not begun since, and nothing once all were', async () => {
    const program = await addProgram(db, { costInTk: 300 })
    const [one, two, three] = [
      await holdExam(db, clock.now(), { programId: program, isFree: false }),
      await holdExam(db, clock.now(), { programId: program, isFree: false }),
      await holdExam(db, clock.now(), { programId: program, isFree: false }),
    ]
    await holdExam(db, clock.now(), { programId: program, isFree: true })
    const person = await member()
    const { id } = await bought(person, { ...coins100, category: 'program_purchase', product_id: String(program) })
    expect((await person.join(one.id)).status).toBe(200)
    expect((await staffPayments(person))[0]).toMatchObject({
      share: { unit: 'exams', unused: 2, of: 3 },
      refundable: { amount: '200.00', program: true },
    })
    await person.join(two.id)
    await person.join(three.id)
    expect((await staffPayments(person))[0]!.refundable).toBe(null)
    expect((await act('refund', id)).body.code).toBe('conflict')
  })

  it('pays back the days of premium to come, and gives all of its time back where that fails', async () => {
    const person = await member()
    const { id } = await bought(person, {
      ...{ ...coins100, category: 'premium_pack_purchase', product_id: '1', offer_id: '1' },
    })
    clock.advance(10 * day + 1)
    const until = await premiumOf(person)
    const { share, refundable, amount } = (await staffPayments(person))[0]!
    expect(share).toEqual({ unit: 'days', unused: 19, of: 30 })
    expect(refundable).toMatchObject({
      amount: (Math.floor((Number(amount) * 100 * 19) / 30) / 100).toFixed(2),
      days: 19,
    })
    await act('refund', id)
    expect(await premiumOf(person)).toBe(null)
    await gatewayAnswers('failed')
    expect(await premiumOf(person)).toBe(until)
  })

  it('subtracts the days of premium, those behind them move up', async () => {
    const person = await member()
    const premium = (offer_id: string) => ({
      ...coins100,
      category: 'premium_pack_purchase',
      product_id: '1',
      offer_id,
    })
    const now = clock.now()
    const first = await bought(person, premium('1'))
    const second = await bought(person, premium('2'))
    const end = (days: number) => new Date(now + days * day).toISOString()
    expect(await premiumOf(person)).toBe(end(120))
    await act('refund', first.id)
    expect(await premiumOf(person)).toBe(end(90))
    await gatewayAnswers('failed')
    expect(await premiumOf(person)).toBe(end(120))
    await act('refund', second.id)
    expect(await premiumOf(person)).toBe(end(30))
    await gatewayAnswers('refunded')
  })
})

describe('a held payment', () => {
  it('is credited when staff release it, once', async () => {
    const person = await member()
    const { id, tran_id } = await bought(person, coins100, { riskLevel: '1' })
    const answers = await Promise.all(Array.from({ length: 5 }, () => act('release', id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect([await coinsOf(person), (await receiptOf(person, tran_id)).state]).toEqual([100, 'paid'])
    expect(await toldOf(person)).toEqual(['payment_credited 50.00'])
    expect(await wrongSums(db.pool)).toEqual([])
  })

  it('is refunded as a whole, and is not released while that is under way', async () => {
    const person = await member()
    const { id, tran_id } = await bought(person, coins100, { riskLevel: '1' })
    expect((await act('refund', id)).body.refunds).toMatchObject([{ amount: '50.00', coins: 0 }])
    expect((await act('release', id)).body.code).toBe('conflict')
    await gatewayAnswers('refunded')
    expect((await orderOf(tran_id)).state).toBe('refunded')
    expect([(await act('release', id)).status, await coinsOf(person)]).toEqual([409, 0])
  })

  it('of a person who is gone is refunded, never released', async () => {
    const person = await member()
    const { tran_id } = await started(person)
    await person.call('DELETE', 'accounts/v1/delete-user/')
    await notify({ tran_id, val_id: gateway.pay(tran_id) })
    const id = String((await orderOf(tran_id)).id)
    expect((await act('release', id)).body.code).toBe('conflict')
    const { body } = await act('refund', id)
    expect([body.user, body.held_reason]).toEqual([null, 'person_deleted'])
    await gatewayAnswers('refunded')
  })

  it('is listed for staff, by state and by person, and for nobody else', async () => {
    const person = await member()
    const { tran_id } = await bought(person, coins100, { riskLevel: '1' })
    const path = `billing/v1/admin-orders/?state=held&user=${person.id}`
    const { body } = await moderator.call<{ count: number; results: StaffPayment[] }>('GET', path)
    expect([body.count, body.results[0]]).toMatchObject([1, { tran_id, held_reason: 'risk', user: { id: person.id } }])
    expect((await person.call('GET', path)).status).toBe(403)
    for (const what of ['refund', 'release'] as const) expect((await act(what, '999999')).status).toBe(404)
    expect((await act('refund', body.results[0]!.id, person)).status).toBe(403)
  })
})

describe('a second payment of an order', () => {
  const paidTwice = async (changes?: Parameters<typeof gateway.pay>[1]) => {
    const person = await member()
    const { tran_id, token, id } = await bought(person, coins100, changes)
    const val_id = gateway.pay(tran_id)
    // However often it is reported, it is one.
    for (let notice = 0; notice < 3; notice++) await notify({ tran_id, val_id })
    const listed = await moderator.call<{ results: StaffPayment[] }>(
      'GET',
      `billing/v1/admin-orders/?surplus=true&user=${person.id}`,
    )
    return { person, tran_id, token, id, surplus: listed.body.results[0]!.surplus }
  }
  const payBack = (id: string, surplus: string, key?: string) =>
    request<Payment>(app, 'POST', `billing/v1/admin-orders/${id}/refund/`, {
      token: moderator.token,
      body: { note: 'দুবার টাকা দেওয়া হয়েছে', surplus },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    })

  it('is listed, and paid back once, while the person keeps what the first one gave', async () => {
    const { person, tran_id, token, id, surplus } = await paidTwice()
    expect(surplus).toMatchObject([{ amount: '50.00', method: 'BKASH-BKash' }])
    await spend(person, 100)
    const answers = await Promise.all(Array.from({ length: 5 }, () => payBack(id, surplus[0]!.id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    await gatewayAnswers('refunded')
    expect(gateway.refunds.at(-1)).toMatchObject({ amount: '50.00', bankTranId: surplus[0]!.gateway_ref })
    expect(surplus[0]!.gateway_ref).not.toBe((await orderOf(tran_id)).bank_tran_id)
    const receipt = await receiptOf(person, tran_id)
    expect([receipt.state, receipt.refunds]).toMatchObject(['paid', [{ surplus: surplus[0]!.id, state: 'refunded' }]])
    expect((await purchase(token)).body).toMatchObject({ status: 'paid', refund: null })
    expect(await coinsOf(person)).toBe(0)
    expect(await wrongSums(db.pool)).toEqual([])
  })

  it('goes back beside the first one, each by its own reference', async () => {
    const { person, id, surplus } = await paidTwice()
    const sent = gateway.refunds.length
    expect((await act('refund', id)).status).toBe(200)
    expect((await payBack(id, surplus[0]!.id)).body.refunds.map(refund => refund.coins)).toEqual([100, 0])
    await gatewayAnswers('refunded')
    const both = gateway.refunds.slice(sent)
    expect(new Set(both.map(({ bankTranId }) => bankTranId)).size).toBe(2)
    expect(new Set(both.map(({ refundTranId }) => refundTranId)).size).toBe(2)
    expect(await coinsOf(person)).toBe(0)
  })

  it('gives nothing where the gateway refuses to take it back, and may be tried again', async () => {
    const { person, id, surplus } = await paidTwice()
    for (let round = 0; round < 2; round++) {
      expect((await payBack(id, surplus[0]!.id)).status).toBe(200)
      await gatewayAnswers('failed')
      expect(await coinsOf(person)).toBe(100)
    }
  })

  it('of a held order leaves it held, to be released after it has gone back', async () => {
    const { person, tran_id, id, surplus } = await paidTwice({ riskLevel: '1' })
    await payBack(id, surplus[0]!.id)
    await gatewayAnswers('refunded')
    expect((await orderOf(tran_id)).state).toBe('held')
    expect((await act('release', id)).status).toBe(200)
    expect(await coinsOf(person)).toBe(100)
  })

  it('is found under its own order alone', async () => {
    const { surplus } = await paidTwice()
    const other = await bought(await member())
    expect((await payBack(other.id, surplus[0]!.id)).body.code).toBe('not_found')
  })
})

const orderOfId = async (id: string) =>
  (await db.pool.query<{ tran_id: string }>('select tran_id from payment_orders where id = $1', [id])).rows[0]!
const refundOf = async (id: string) =>
  (await db.pool.query<{ id: string }>('select id from payment_refunds where order_id = $1', [id])).rows[0]!.id
