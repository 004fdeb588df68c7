import type { BillingProfile, Constants, LedgerEntry, UserInfo } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/db/transaction.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { type Person, request } from '../../testing/test-app.ts'
import { creditCoins, spendCoins, takeBackCoins } from './ledger.ts'
import { wrongSums } from './testing/wrong-sums.ts'

const testApp = await openTestApp()
const { db, clock } = testApp
const day = 24 * 60 * 60 * 1000

interface Ledger {
  count: number
  next: string | null
  results: LedgerEntry[]
}

const claim = (person: Person, headers?: Record<string, string>) =>
  request<BillingProfile & { code: string }>(testApp.app, 'POST', 'billing/v1/claim-bonus/', {
    token: person.token,
    body: { category: 'daily' },
    headers,
  })
const ledgerOf = async (person: Person) => (await person.call<Ledger>('GET', 'billing/v1/ledger/')).body
const profileOf = async (person: Person) => (await person.call<UserInfo>('GET', 'accounts/v1/user-info/')).body

type Change = Parameters<typeof creditCoins>[1]
const changeOf = (person: Person, ref: string, reason: Change['reason'] = 'daily_bonus'): Change => ({
  userId: BigInt(person.id),
  reason,
  ref,
  at: clock.now(),
})
const credit = (person: Person, ref: string, coins: Parameters<typeof creditCoins>[2]) =>
  inTransaction(db.pool, client => creditCoins(client, changeOf(person, ref), coins))
const spend = (person: Person, ref: string, coins: number) =>
  inTransaction(db.pool, client => spendCoins(client, changeOf(person, ref, 'exam_purchase'), coins))
const balanceOf = async (person: Person) => {
  const { rows } = await db.pool.query('select given, bought, debt from coin_balances where user_id = $1', [person.id])
  return rows[0]
}

describe('the daily bonus', () => {
  it('comes once a day in Dhaka, and the ledger and the profile say so', async () => {
    clock.set(Date.parse('2026-12-01T17:59:59.000Z'))
    const person = await testApp.person({ member: true })
    expect((await claim(person)).body).toMatchObject({ coins: 5, last_bonus_on: '2026-12-01' })
    const again = await claim(person)
    expect([again.status, again.body.code]).toEqual([409, 'bonus_already_claimed'])
    clock.advance(1_000)
    expect((await claim(person)).body).toMatchObject({ coins: 10, last_bonus_on: '2026-12-02' })
    const { billing_profile } = await profileOf(person)
    expect([billing_profile.coins, billing_profile.last_bonus_on]).toEqual([10, '2026-12-02'])
    const entries = (await ledgerOf(person)).results.map(({ delta, balance, reason, ref }) => [
      delta,
      balance,
      reason,
      ref,
    ])
    expect(entries).toEqual([
      [5, 10, 'daily_bonus', '2026-12-02'],
      [5, 5, 'daily_bonus', '2026-12-01'],
    ])
    expect(await wrongSums(db.pool)).toEqual([])
  })

  it('comes once to a person who claims it from many devices at the same moment', async () => {
    const person = await testApp.person({ member: true })
    const answers = await Promise.all(Array.from({ length: 12 }, () => claim(person)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...new Array(11).fill(409)])
    expect((await profileOf(person)).billing_profile.coins).toBe(5)
    expect(await wrongSums(db.pool)).toEqual([])
  })

  it('is for members, of whom it asks the category that there is', async () => {
    const [anonymous, member] = [await testApp.person(), await testApp.person({ member: true })]
    expect((await claim(anonymous)).status).toBe(403)
    expect((await member.call('POST', 'billing/v1/claim-bonus/', { category: 'hourly' })).status).toBe(400)
  })

  it('gives as many coins as the constants say, which notices serve', async () => {
    const notices = async () => (await request<Constants>(testApp.app, 'GET', 'core/v1/notice/')).body
    expect(await notices()).toMatchObject({ DAILY_BONUS_COINS: '5' })
    await db.pool.query(`insert into constants (key, value) values ('DAILY_BONUS_COINS', '7')`)
    expect(await notices()).toMatchObject({ DAILY_BONUS_COINS: '7' })
    const person = await testApp.person({ member: true })
    expect((await claim(person)).body.coins).toBe(7)
    await db.pool.query('delete from constants')
  })
})

describe('a call with an idempotency key', () => {
  it('has its effect once and gets the same reply for a day', async () => {
    const person = await testApp.person({ member: true })
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = await claim(person, headers)
    clock.advance(day - 1)
    const second = await claim(person, headers)
    expect([second.status, second.text]).toEqual([200, first.text])
    expect((await ledgerOf(person)).count).toBe(1)
    clock.advance(1)
    expect((await claim(person, headers)).body.coins).toBe(10)
  })

  it('is remembered for nobody else, and not where it failed', async () => {
    const [person, other] = [await testApp.person({ member: true }), await testApp.person({ member: true })]
    const headers = { 'idempotency-key': crypto.randomUUID() }
    await claim(person)
    expect((await claim(person, headers)).body.code).toBe('bonus_already_claimed')
    expect((await claim(other, headers)).body.coins).toBe(5)
    clock.advance(day)
    expect((await claim(person, headers)).body.coins).toBe(10)
  })

  it('is refused when it comes with other input, while it is being worked on, and when it is no UUID', async () => {
    const person = await testApp.person({ member: true })
    const key = crypto.randomUUID()
    await claim(person, { 'idempotency-key': key })
    await db.pool.query(`update idempotency_keys set input_hash = 'other' where key = $1`, [key])
    expect((await claim(person, { 'idempotency-key': key })).body.code).toBe('idempotency_mismatch')
    expect((await claim(person, { 'idempotency-key': 'today' })).body.code).toBe('validation_failed')
    const other = crypto.randomUUID()
    const elsewhere = await db.pool.connect()
    await elsewhere.query('begin')
    await elsewhere.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${person.id} ${other}`])
    const { status, body, headers } = await claim(person, { 'idempotency-key': other })
    await elsewhere.query('rollback')
    elsewhere.release()
    expect([status, body.code, headers.get('retry-after')]).toEqual([409, 'conflict', '1'])
  })
})

describe('the ledger', () => {
  it('spends given coins first, and says how many are missing', async () => {
    const person = await testApp.person({ member: true })
    await credit(person, 'a', { given: 5, bought: 20 })
    await spend(person, '1', 8)
    expect(await balanceOf(person)).toEqual({ given: 0, bought: 17, debt: 0 })
    await expect(spend(person, '2', 20)).rejects.toMatchObject({
      code: 'insufficient_coins',
      options: { missingCoins: 3 },
    })
    expect(await wrongSums(db.pool)).toEqual([])
  })

  it('never goes below zero, however many spend at once', async () => {
    const person = await testApp.person({ member: true })
    await credit(person, 'a', { given: 10 })
    const tries = await Promise.allSettled(Array.from({ length: 8 }, (_, index) => spend(person, String(index), 3)))
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBe(3)
    expect(await balanceOf(person)).toEqual({ given: 1, bought: 0, debt: 0 })
    expect(await wrongSums(db.pool)).toEqual([])
  })

  it('takes back what is there; the rest is a debt that later credits pay first', async () => {
    const person = await testApp.person({ member: true })
    await credit(person, 'a', { bought: 10 })
    await spend(person, '1', 8)
    await inTransaction(db.pool, client =>
      takeBackCoins(client, changeOf(person, 'a', 'taken_back'), { given: 0, bought: 10 }),
    )
    expect(await balanceOf(person)).toEqual({ given: 0, bought: 0, debt: 8 })
    await credit(person, 'b', { given: 5 })
    expect(await balanceOf(person)).toEqual({ given: 0, bought: 0, debt: 3 })
    await credit(person, 'c', { given: 5 })
    expect(await balanceOf(person)).toEqual({ given: 2, bought: 0, debt: 0 })
    expect(await wrongSums(db.pool)).toEqual([])
  })

  it('has each effect once, and no entry is ever changed or deleted', async () => {
    const person = await testApp.person({ member: true })
    await credit(person, 'a', { given: 5 })
    await expect(credit(person, 'a', { given: 5 })).rejects.toThrow(/ledger_entries_effect/)
    expect(await balanceOf(person)).toMatchObject({ given: 5 })
    for (const change of [
      'update ledger_entries set given = given + 1',
      'update ledger_entries set user_id = null, given = 9',
      'delete from ledger_entries',
      'truncate ledger_entries',
    ])
      await expect(db.pool.query(change)).rejects.toThrow('append-only')
  })

  it('stays without the person when the person is deleted', async () => {
    const person = await testApp.person({ member: true })
    await credit(person, 'kept', { given: 5 })
    await db.pool.query('delete from users where id = $1', [person.id])
    const { rows } = await db.pool.query(`select user_id, given from ledger_entries where ref = 'kept' order by given`)
    expect(rows).toEqual([
      { user_id: null, given: -5 },
      { user_id: null, given: 5 },
    ])
  })

  it('walks page by page, and shows nobody another’s', async () => {
    const [person, other] = [await testApp.person(), await testApp.person()]
    for (let index = 0; index < 5; index++) await credit(person, String(index), { given: 1 })
    const first = (await person.call<Ledger>('GET', 'billing/v1/ledger/?page_size=3')).body
    const second = (await person.call<Ledger>('GET', first.next!)).body
    expect([...first.results, ...second.results].map(({ balance }) => balance)).toEqual([5, 4, 3, 2, 1])
    expect([first.count, second.next]).toEqual([5, null])
    expect(await ledgerOf(other)).toMatchObject({ count: 0, results: [] })
  })
})
