import type {
  BillingProfile,
  CoinsGiven,
  GiftFacts,
  GivenProgram,
  LedgerEntry,
  PaymentReceipt,
} from '@prostuti/contract'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { addProgram } from '../../../testing/programs.ts'
import { type Person, request } from '../../../testing/test-app.ts'
import { toldTo } from '../../../testing/told.ts'
import { createFakeGateway } from '../testing/fake-gateway.ts'
import { payingIn } from '../testing/paying.ts'
import { wrongSums } from '../testing/wrong-sums.ts'

const gateway = createFakeGateway()
const testApp = await openTestApp({ gateway })
const { db, clock, app } = testApp
const { started, notify, coinsOf, orderOf } = payingIn(testApp)

const staffOf = async (role: 'moderator' | 'finance' | 'owner') => {
  const person = await testApp.person({ member: true })
  await db.pool.query('update users set role = $2 where id = $1', [person.id, role])
  return person
}
const [moderator, finance, owner] = [await staffOf('moderator'), await staffOf('finance'), await staffOf('owner')]
const member = () => testApp.person({ member: true })

type Refused = { code?: string }
const give = <T>(by: Person, path: string, body: object, key?: string) =>
  request<T & Refused>(app, 'POST', `billing/v1/${path}`, {
    token: by.token,
    body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })
const giveCoins = (by: Person, user: Person, coins: number, key?: string) =>
  give<CoinsGiven>(by, 'admin-give-coins/', { user: user.id, coins, reason: 'কুইজ দেরিতে শুরু' }, key)
const giveProgram = (
  by: Person,
  user: Person,
  program: number,
  more: object = {},
  free = 'payment' in more ? 'false' : 'true',
) =>
  give<GivenProgram>(by, `admin-manual-purchase/?free_access=${free}`, {
    ...{ user: user.id, program: String(program), note: 'রাজশাহী শাখা' },
    ...more,
  })
const factsOf = async (user: Person) =>
  (await moderator.call<GiftFacts>('GET', `billing/v1/admin-gifts/?user=${user.id}`)).body
const cash = { payment: { amount: 950, method: 'cash', reference: '142' } }
const outcome = ({ status, body }: { status: number; body: Refused }) => body.code ?? status

it('gives coins and takes some, never below zero, and the person reads why', async () => {
  const person = await member()
  expect((await giveCoins(finance, person, 500)).body).toEqual({ before: 0, after: 500, owed: 0 })
  expect((await giveCoins(finance, person, -120)).body).toEqual({ before: 500, after: 380, owed: 0 })
  expect(outcome(await giveCoins(finance, person, -381))).toBe('insufficient_coins')
  expect(await coinsOf(person)).toBe(380)
  const { results } = (await person.call<{ results: LedgerEntry[] }>('GET', 'billing/v1/ledger/')).body
  expect(results.map(({ delta, balance, reason, title }) => [delta, balance, reason, title])).toEqual([
    [-120, 380, 'gift', 'কুইজ দেরিতে শুরু'],
    [500, 500, 'gift', 'কুইজ দেরিতে শুরু'],
  ])
  expect((await toldTo(db.pool, 'gift', person)).map(({ data }) => data)).toEqual([
    { gift: 'coins', coins: 500, reason: 'কুইজ দেরিতে শুরু' },
    { gift: 'coins', coins: -120, reason: 'কুইজ দেরিতে শুরু' },
  ])
  const { rows } = await db.pool.query(
    `select action, before, after from audit_log where kind = 'person' and subject_id = $1 order by id`,
    [person.id],
  )
  expect(rows[1]).toEqual({
    action: 'coins taken',
    before: { coins: 500, change: null, reason: null },
    after: { coins: 380, change: -120, reason: 'কুইজ দেরিতে শুরু' },
  })
  expect(await wrongSums(db.pool)).toEqual([])
})

it('gives once for a key, however often and however fast it comes', async () => {
  const person = await member()
  const key = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 6 }, () => giveCoins(owner, person, 50, key)))
  expect(answers.every(answer => [200, 409].includes(answer.status))).toBe(true)
  expect((await giveCoins(owner, person, 50, key)).body).toEqual({ before: 0, after: 50, owed: 0 })
  expect(outcome(await giveCoins(owner, person, 60, key))).toBe('idempotency_mismatch')
  // Two of the staff at the same moment: one of them gives, the other one hears that it is there.
  const program = await addProgram(db, { costInTk: 950 })
  const both = await Promise.all([giveProgram(owner, person, program), giveProgram(moderator, person, program, cash)])
  expect(both.map(outcome).sort()).toEqual([200, 'already_purchased'])
  expect(await coinsOf(person)).toBe(50)
  expect(await wrongSums(db.pool)).toEqual([])
})

it('holds each role to its limit, and nobody gives to themselves', async () => {
  const person = await member()
  const program = await addProgram(db, { costInTk: 950 })
  expect(outcome(await giveCoins(moderator, person, 10))).toBe('forbidden')
  expect(outcome(await giveCoins(finance, person, 501))).toBe('forbidden')
  expect(outcome(await giveCoins(finance, person, -501))).toBe('forbidden')
  expect(outcome(await giveCoins(owner, person, 10_001))).toBe('validation_failed')
  expect(outcome(await giveCoins(owner, person, 0))).toBe('validation_failed')
  expect(outcome(await giveCoins(owner, owner, 10))).toBe('forbidden')
  expect(outcome(await giveProgram(moderator, person, program))).toBe('forbidden')
  expect(outcome(await giveProgram(moderator, moderator, program, cash))).toBe('forbidden')
  expect(outcome(await giveProgram(moderator, person, await addProgram(db)))).toBe(200)
  expect(outcome(await giveProgram(moderator, person, program, cash))).toBe(200)
  expect(await coinsOf(person)).toBe(0)
})

it.each(['True', '1', '', 'no', 'false&free_access=true'])(
  'reads free_access as nothing but true or false (%s)',
  async free => {
    const person = await member()
    const program = await addProgram(db, { costInTk: 950 })
    expect(outcome(await giveProgram(owner, person, program, {}, free))).toBe('validation_failed')
    expect((await factsOf(person)).programs.find(({ id }) => id === String(program))?.source).toBeNull()
  },
)

it('writes money that was taken by hand into the books, and nothing for what is free', async () => {
  const [person, other] = [await member(), await member()]
  const [first, second] = [await addProgram(db, { costInTk: 950 }), await addProgram(db, { costInTk: 500 })]
  expect(outcome(await giveProgram(owner, person, first, cash, 'true'))).toBe('validation_failed')
  expect(outcome(await giveProgram(owner, person, first, {}, 'false'))).toBe('validation_failed')
  const { body } = await giveProgram(finance, person, first, cash)
  expect(body).toMatchObject({ source: 'taka', order: { amount: '950.00', state: 'paid' }, coins: 0 })
  const receipt = await person.call<PaymentReceipt>('GET', `billing/v1/orders/${body.order!.id}/`)
  expect(receipt.body).toMatchObject({ method: 'cash', gateway_ref: '142', next: `/program?id=${first}`, refunds: [] })
  const { body: free } = await giveProgram(finance, person, second)
  expect([free.source, free.order]).toEqual(['staff', null])
  expect(outcome(await giveProgram(finance, person, second, cash))).toBe('already_purchased')
  const { count } = (await person.call<{ count: number }>('GET', 'billing/v1/orders/')).body
  expect(count).toBe(1)
  const transfer = { payment: { amount: 500, method: 'transfer', reference: '8N7A6D5K2' } }
  expect(outcome(await giveProgram(finance, other, first, transfer))).toBe(200)
  expect(outcome(await giveProgram(finance, other, second, transfer))).toBe('conflict')
  // The gateway has none of it, so that nobody can ask it back there.
  const refund = await give(owner, `admin-orders/${body.order!.id}/refund/`, { note: 'ভুল' })
  expect(outcome(refund)).toBe('conflict')
})

it('asks before a person pays twice', async () => {
  const person = await member()
  const program = await addProgram(db, { costInTk: 950 })
  const what = { category: 'program_purchase', product_id: String(program), redirect_url: '/programs' }
  const { tran_id } = await started(person, what)
  await notify({ tran_id, val_id: gateway.pay(tran_id, { riskLevel: '1' }) })
  const { id } = await orderOf(tran_id)
  const held = (await factsOf(person)).programs.find(each => each.id === String(program))!.held
  expect(held).toEqual({ order: String(id), amount: '950.00' })
  expect(outcome(await giveProgram(owner, person, program, cash))).toBe('confirm_required')
  expect(outcome(await giveProgram(owner, person, program, { ...cash, confirm: true }))).toBe(200)
  expect(outcome(await give(owner, `admin-orders/${id}/release/`, { note: 'মিলিয়ে দেখা' }))).toBe('conflict')
})

it('buys a program for a person with the coins that are theirs', async () => {
  const person = await member()
  const program = await addProgram(db, { cost: 300 })
  const buy = () =>
    give<GivenProgram>(moderator, 'admin-user-program-purchase/', {
      ...{ user: person.id, program: String(program), reason: 'ফোনে চেয়েছেন' },
    })
  expect(outcome(await buy())).toBe('insufficient_coins')
  await giveCoins(owner, person, 320)
  expect((await buy()).body).toMatchObject({ source: 'coins', coins: 20, order: null })
  expect(outcome(await buy())).toBe('already_purchased')
  expect(await wrongSums(db.pool)).toEqual([])
})

it('lets one person begin a program when they say, and nobody else', async () => {
  const [person, other] = [await member(), await member()]
  const program = await addProgram(db, { costInTk: 950, startsOn: '2026-11-01' }, [{ interval: 0 }, { interval: 1 }])
  const grant = () =>
    give<BillingProfile>(moderator, 'admin-give-user-personalize-option/', {
      ...{ user: person.id, program: String(program), reason: 'প্রতিযোগিতায় জিতেছেন' },
    })
  const begin = (who: Person) =>
    who.call<{ days: { date: string }[] }>('POST', 'billing/v1/personalize-program-info/', {
      ...{
        program: String(program),
        date: new Date(clock.now() + 6 * 86_400_000).toISOString().slice(0, 10),
        state: 'archive',
      },
    })
  expect(outcome(await grant())).toBe('purchase_required')
  await giveProgram(owner, person, program)
  await giveProgram(owner, other, program)
  expect((await grant()).body.program_personalize_option).toEqual([String(program)])
  expect(outcome(await grant())).toBe('conflict')
  expect((await begin(other)).status).toBe(400)
  expect((await begin(person)).body.days).toHaveLength(2)
})
