import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { addProgram, enrol } from '../../../testing/programs.ts'
import type { Person } from '../../../testing/test-app.ts'
import { takeBackCoins } from '../ledger.ts'
import { createFakeGateway, silence } from '../testing/fake-gateway.ts'
import { payingIn } from '../testing/paying.ts'
import { wrongSums } from '../testing/wrong-sums.ts'

const gateway = createFakeGateway()
const testApp = await openTestApp({ gateway })
const { db, clock, app } = testApp
const { started, notify, comeBack, purchase, coinsOf, orderOf, receiptOf, outcomesOf, toldOf } = payingIn(testApp)
const member = () => testApp.person({ member: true })

const minute = 60_000
const hour = 60 * minute

async function paidOrder(person: Person, changes?: Parameters<typeof gateway.pay>[1]) {
  const order = await started(person)
  return { ...order, val_id: gateway.pay(order.tran_id, changes) }
}

describe('a payment', () => {
  it('is credited once, however often the gateway and the browser report it at the same moment', async () => {
    const person = await member()
    const { tran_id, purchase: token, val_id } = await paidOrder(person)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2 === 0 ? notify({ tran_id, val_id }) : comeBack('success', token, { tran_id, val_id }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 303]))
    expect(await coinsOf(person)).toBe(100)
    const { rows } = await db.pool.query(`select given, bought, reason from ledger_entries where user_id = $1`, [
      person.id,
    ])
    expect(rows).toEqual([{ given: 0, bought: 100, reason: 'coin_purchase' }])
    expect(await receiptOf(person, tran_id)).toMatchObject({
      state: 'paid',
      amount: '50.00',
      method: 'BKASH-BKash',
      coins: { before: 0, after: 100 },
    })
    expect(await toldOf(person)).toEqual(['payment_credited 50.00'])
    expect(await wrongSums(db.pool)).toEqual([])
  })

  it('of the same product is credited each time it is paid', async () => {
    const person = await member()
    for (const coins of [100, 200]) {
      const { tran_id, val_id } = await paidOrder(person)
      await notify({ tran_id, val_id })
      expect(await coinsOf(person)).toBe(coins)
    }
  })

  it('pays first what the person owes, and the receipt says what is left', async () => {
    const person = await member()
    const userId = BigInt(person.id)
    await inTransaction(db.pool, client =>
      takeBackCoins(client, { userId, reason: 'taken_back', ref: 'gone', at: clock.now() }, { given: 30, bought: 0 }),
    )
    const { tran_id, val_id } = await paidOrder(person)
    await notify({ tran_id, val_id })
    expect((await receiptOf(person, tran_id)).coins).toEqual({ before: 0, after: 70 })
    expect(await coinsOf(person)).toBe(70)
    expect(await wrongSums(db.pool)).toEqual([])
  })

  it('is credited after the order failed, was cancelled or expired', async () => {
    const person = await member()
    const { tran_id, purchase: token } = await started(person)
    await comeBack('fail', token, { tran_id })
    expect((await orderOf(tran_id)).state).toBe('failed')
    await notify({ tran_id, val_id: gateway.pay(tran_id) })
    expect([(await orderOf(tran_id)).state, await coinsOf(person)]).toEqual(['paid', 100])
    for (const state of ['cancelled', 'expired']) {
      const other = await started(person)
      await db.pool.query('update payment_orders set state = $2 where tran_id = $1', [other.tran_id, state])
      await notify({ tran_id: other.tran_id, val_id: gateway.pay(other.tran_id) })
      expect((await orderOf(other.tran_id)).state).toBe('paid')
    }
  })

  it('that is paid stays paid, whatever comes later', async () => {
    const person = await member()
    const { tran_id, purchase: token, val_id } = await paidOrder(person)
    await notify({ tran_id, val_id })
    await notify({ tran_id, status: 'FAILED' })
    await comeBack('cancel', token, { tran_id })
    await comeBack('fail', token, { tran_id })
    expect((await purchase(token)).body.status).toBe('paid')
    await expect(
      db.pool.query(`update payment_orders set state = 'failed', paid_at = null where tran_id = $1`, [tran_id]),
    ).rejects.toThrow('stays paid')
  })

  it.each([
    ['a paisa less', { amount: '49.99' }, 'other_amount'],
    ['a paisa more', { amount: '50.01' }, 'other_amount'],
    ['no amount that can be read', { amount: '50.0001' }, 'other_amount'],
    ['dollars', { currency: 'USD' }, 'other_currency'],
    ['another order', { tranId: 'PRT260101AAAAAAAA' }, 'other_order'],
    ['a validation without an id', { valId: '../x' }, 'no_val_id'],
    ['a status that is not valid', { status: 'PENDING' }, 'not_valid'],
    ['a failed status', { status: 'FAILED' }, 'not_valid'],
  ])('of %s credits nothing', async (_, changes, outcome) => {
    const person = await member()
    const { tran_id, val_id } = await paidOrder(person, changes)
    expect((await notify({ tran_id, val_id, amount: '50.00' })).status).toBe(200)
    expect([await coinsOf(person), await outcomesOf(tran_id)]).toEqual([0, [outcome]])
    expect((await orderOf(tran_id)).state).toBe('pending')
  })

  it('that the gateway finds risky is held, and shown as one to wait for', async () => {
    const person = await member()
    for (const riskLevel of ['1', '', '00']) {
      const { tran_id, purchase: token, val_id } = await paidOrder(person, { riskLevel })
      await notify({ tran_id, val_id })
      expect(await orderOf(tran_id)).toMatchObject({ state: 'held', held_reason: 'risk' })
      expect((await purchase(token)).body).toMatchObject({ status: 'confirming', held: true })
    }
    expect([await coinsOf(person), await toldOf(person)]).toEqual([0, []])
  })

  it('for a program that the person has got meanwhile is held', async () => {
    const program = await addProgram(db, { costInTk: 300 })
    const person = await member()
    const what = { category: 'program_purchase', product_id: String(program), redirect_url: '/program' }
    const [first, second] = [await started(person, what), await started(person, what)]
    await notify({ tran_id: first.tran_id, val_id: gateway.pay(first.tran_id) })
    const { rows } = await db.pool.query('select source from program_enrollments where user_id = $1', [person.id])
    expect(rows).toEqual([{ source: 'taka' }])
    await notify({ tran_id: second.tran_id, val_id: gateway.pay(second.tran_id) })
    expect(await orderOf(second.tran_id)).toMatchObject({ state: 'held', held_reason: 'already_owned' })
    const other = await member()
    const third = await started(other, what)
    await enrol(db, other, program, clock.now())
    await comeBack('success', third.purchase, { tran_id: third.tran_id, val_id: gateway.pay(third.tran_id) })
    expect(await orderOf(third.tran_id)).toMatchObject({ state: 'held', held_reason: 'already_owned' })
  })

  it('made twice for one order is credited once, and noted', async () => {
    const person = await member()
    const { tran_id, val_id } = await paidOrder(person)
    await notify({ tran_id, val_id })
    await notify({ tran_id, val_id: gateway.pay(tran_id) })
    expect([await coinsOf(person), await outcomesOf(tran_id)]).toEqual([100, ['credited', 'second_payment']])
  })

  it('of a deleted person keeps the order without the person, and is held', async () => {
    const person = await member()
    const { tran_id, val_id } = await paidOrder(person)
    await notify({ tran_id, status: 'PENDING', card_no: '4111XXXX', val_id: '', error: '' })
    expect((await person.call('DELETE', 'accounts/v1/delete-user/')).status).toBe(204)
    expect(await orderOf(tran_id)).toMatchObject({ state: 'pending', user_id: null })
    await notify({ tran_id, val_id, card_issuer: 'A bank', cus_name: 'নুসরাত' })
    expect(await orderOf(tran_id)).toMatchObject({ state: 'held', held_reason: 'person_deleted', user_id: null })
    const { rows } = await db.pool.query(
      `select fields from payment_notices where fields->>'tran_id' = $1 order by id`,
      [tran_id],
    )
    expect(rows.map(({ fields }) => Object.keys(fields).sort())).toEqual([
      ['error', 'status', 'tran_id', 'val_id'],
      ['status', 'tran_id', 'val_id'],
    ])
  })
})

describe('a notice', () => {
  it('is answered with 200 once it is stored, and credits nothing where it is forged', async () => {
    const person = await member()
    const { tran_id, val_id } = await paidOrder(person)
    const asked = gateway.calls.validate
    expect((await notify({ tran_id, val_id, verify_sign: 'forged' })).status).toBe(200)
    expect([await coinsOf(person), gateway.calls.validate, await outcomesOf(tran_id)]).toEqual([
      0,
      asked,
      ['wrong_signature'],
    ])
    expect((await notify({ tran_id: 'PRT000000NOBODYS', val_id: 'x1' })).status).toBe(200)
    expect(await outcomesOf('PRT000000NOBODYS')).toEqual(['unknown_order'])
    expect((await notify({})).status).toBe(200)
  })

  it('never puts a strange id into an address of the gateway’s', async () => {
    const { tran_id } = await started(await member())
    const asked = gateway.calls.validate
    for (const val_id of ['a b', '../../etc', 'x'.repeat(65), 'a&b=c', 'ক', ''])
      expect((await notify({ tran_id, val_id })).status).toBe(200)
    expect(gateway.calls.validate).toBe(asked)
  })

  it('of a failure ends a pending order alone', async () => {
    const { tran_id } = await started(await member())
    await notify({ tran_id, status: 'failed' })
    expect((await orderOf(tran_id)).state).toBe('failed')
    await notify({ tran_id, status: 'CANCELLED' })
    expect((await orderOf(tran_id)).state).toBe('failed')
  })

  it('whose validation cannot be read fails nothing, and is asked again after 10 s', async () => {
    const person = await member()
    const { tran_id, val_id } = await paidOrder(person)
    gateway.fault = silence
    expect((await notify({ tran_id, val_id })).status).toBe(200)
    expect(await outcomesOf(tran_id)).toEqual(['unclear'])
    for (const wait of [10_000, minute, 10 * minute]) {
      clock.advance(wait)
      await app.billing.askGateway()
      expect((await orderOf(tran_id)).state).toBe('pending')
    }
    gateway.fault = null
    clock.advance(10 * minute)
    await app.billing.askGateway()
    expect([(await orderOf(tran_id)).state, await coinsOf(person)]).toEqual(['paid', 100])
  })

  it('that never comes is found within a quarter of an hour', async () => {
    const person = await member()
    const { tran_id } = await paidOrder(person)
    for (let passed = 0; passed < 15; passed++) {
      clock.advance(minute)
      await app.billing.askGateway()
    }
    expect([(await orderOf(tran_id)).state, await coinsOf(person)]).toEqual(['paid', 100])
  })

  it('that never comes is found, too, hours later and after a first try failed', async () => {
    const person = await member()
    const { tran_id, purchase: token } = await started(person)
    await comeBack('fail', token, { tran_id })
    gateway.pay(tran_id)
    clock.advance(10_000)
    await app.billing.askGateway()
    expect((await orderOf(tran_id)).state).toBe('paid')
  })
})

describe('an order that nobody pays', () => {
  it('expires after a day, and is credited all the same when it was paid', async () => {
    const person = await member()
    // Those of the other tests would be asked for, too, each time.
    await db.pool.query('update payment_orders set next_check_at = null')
    const [unpaid, late] = [await started(person), await started(person)]
    const until = clock.now() + 24 * hour
    while (clock.now() < until - hour) {
      clock.advance(hour)
      await app.billing.askGateway()
    }
    expect((await orderOf(unpaid.tran_id)).state).toBe('pending')
    gateway.pay(late.tran_id)
    gateway.fault = silence
    clock.set(until)
    await app.billing.askGateway()
    expect((await orderOf(unpaid.tran_id)).state).toBe('pending')
    gateway.fault = null
    clock.advance(10 * minute)
    await app.billing.askGateway()
    expect([(await orderOf(unpaid.tran_id)).state, (await orderOf(late.tran_id)).state]).toEqual(['expired', 'paid'])
    await notify({ tran_id: unpaid.tran_id, val_id: gateway.pay(unpaid.tran_id) })
    expect([(await orderOf(unpaid.tran_id)).state, await coinsOf(person)]).toEqual(['paid', 200])
    expect(await wrongSums(db.pool)).toEqual([])
  })
})
