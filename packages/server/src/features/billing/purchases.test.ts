import type { BillingProfile, ExamDetails, Problem, UserInfo } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/db/transaction.ts'
import { holdExam } from '../../testing/exams.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { type Person, request } from '../../testing/test-app.ts'
import { programs } from '../programs/index.ts'
import { creditCoins } from './ledger.ts'

const testApp = await openTestApp()
const { db, clock } = testApp

let shelf = 0
async function addProgram(columns: Partial<typeof programs.$inferInsert> = {}): Promise<number> {
  const texts = { title: { bn: 'ব্যাংক প্রস্তুতি', en: 'Bank preparation' }, description: { bn: '', en: '' } }
  const row = { slug: `program-${++shelf}`, state: 'published' as const, ...texts, ...columns }
  const [added] = await db.orm.insert(programs).values(row).returning({ id: programs.id })
  return added!.id
}

async function rich(coins: number, options: { member?: boolean } = { member: true }): Promise<Person> {
  const person = await testApp.person(options)
  const change = { userId: BigInt(person.id), reason: 'daily_bonus', ref: 'first', at: clock.now() } as const
  await inTransaction(db.pool, client => creditCoins(client, change, { given: coins }))
  return person
}

const buy = (person: Person, what: object, key?: string) =>
  request<{ purchased: boolean; billing_profile: BillingProfile } & Problem>(
    testApp.app,
    'POST',
    'billing/v1/purchase-exam/',
    { token: person.token, body: what, ...(key && { headers: { 'idempotency-key': key } }) },
  )
const coinsOf = async (person: Person) =>
  (await person.call<UserInfo>('GET', 'accounts/v1/user-info/')).body.billing_profile.coins
const enrollments = async (person: Person) =>
  (await db.pool.query('select program_id, source from program_enrollments where user_id = $1', [person.id])).rows

describe('an exam of a program for coins', () => {
  it('is refused with what opens it, and joined once the program is bought', async () => {
    const program = await addProgram({ cost: 50 })
    const exam = await holdExam(db, clock.now(), { programId: program })
    const person = await rich(60)
    const refused = await person.join(exam.id)
    expect([refused.status, refused.body]).toMatchObject([
      402,
      {
        code: 'purchase_required',
        products: [{ type: 'program', id: String(program), title: 'ব্যাংক প্রস্তুতি', cost: 50, cost_in_tk: 0 }],
      },
    ])
    const { status, body } = await buy(person, { program: String(program) })
    expect([status, body.purchased, body.billing_profile.coins]).toEqual([200, true, 10])
    expect((await person.join(exam.id)).status).toBe(200)
    const again = await buy(person, { program: String(program) })
    expect([again.status, again.body.code, await coinsOf(person)]).toEqual([409, 'already_purchased', 10])
  })

  it('is joined, too, by a person who bought that exam alone', async () => {
    const program = await addProgram({ cost: 500 })
    const exam = await holdExam(db, clock.now(), { programId: program, cost: 20 })
    const other = await holdExam(db, clock.now(), { programId: program })
    const person = await rich(25)
    const { body } = await person.join(exam.id)
    expect((body as unknown as Problem).products?.map(({ type, cost }) => [type, cost])).toEqual([
      ['program', 500],
      ['exam', 20],
    ])
    expect((await buy(person, { exam: String(exam.id) })).body.billing_profile.coins).toBe(5)
    expect([(await person.join(exam.id)).status, (await person.join(other.id)).status]).toEqual([200, 402])
  })

  it('stays open to a person who is in it when the access is taken away', async () => {
    const program = await addProgram({ cost: 5 })
    const exam = await holdExam(db, clock.now(), { programId: program })
    const person = await rich(5)
    await buy(person, { program: String(program) })
    await person.join(exam.id)
    await db.pool.query('delete from program_enrollments where user_id = $1', [person.id])
    expect((await person.join(exam.id)).status).toBe(200)
    const [question] = exam.key.keys()
    expect((await person.submit(exam.id, { answers: { [question!]: 1 } })).status).toBe(200)
  })
})

describe('a program that costs nothing', () => {
  it('is entered by starting one of its exams, by anonymous people too', async () => {
    const program = await addProgram()
    const exam = await holdExam(db, clock.now(), { programId: program, membersOnly: false })
    const person = await testApp.person()
    const enrols = async () => (await person.call<ExamDetails>('GET', `exam/v5/exams/${exam.id}/`)).body.rights.enrols
    expect(await enrols()).toBe(true)
    expect((await person.join(exam.id)).status).toBe(200)
    expect(await enrols()).toBe(false)
    expect(await enrollments(person)).toEqual([{ program_id: program, source: 'free' }])
    expect((await buy(person, { program: String(program) })).body.code).toBe('already_purchased')
  })

  it('is entered by name, and costs nothing', async () => {
    const program = await addProgram()
    const person = await rich(3, {})
    expect((await buy(person, { program: String(program) })).body).toMatchObject({
      purchased: true,
      billing_profile: { coins: 3 },
    })
    expect(await enrollments(person)).toEqual([{ program_id: program, source: 'free' }])
  })
})

describe('a purchase', () => {
  it('says how many coins are missing, and takes none', async () => {
    const program = await addProgram({ cost: 50 })
    const person = await rich(20)
    const { status, body } = await buy(person, { program: String(program) })
    expect([status, body.code, body.missing_coins]).toEqual([402, 'insufficient_coins', 30])
    expect([await coinsOf(person), await enrollments(person)]).toEqual([20, []])
  })

  it('is refused to anonymous people where it costs something, and for what only money buys', async () => {
    const [forCoins, forTaka] = [await addProgram({ cost: 1 }), await addProgram({ costInTk: 300 })]
    const anonymous = await rich(20, {})
    const refused = await buy(anonymous, { program: String(forCoins) })
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
    expect((await buy(await rich(20), { program: String(forTaka) })).body.code).toBe('purchase_required')
  })

  it('is one, however often it is asked for at the same moment', async () => {
    const program = await addProgram({ cost: 7 })
    const person = await rich(20)
    const answers = await Promise.all(Array.from({ length: 10 }, () => buy(person, { program: String(program) })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...new Array(9).fill(409)])
    expect(await coinsOf(person)).toBe(13)
  })

  it('with a key has its effect once, whatever became of the first answer', async () => {
    const program = await addProgram({ cost: 7 })
    const person = await rich(20)
    const key = crypto.randomUUID()
    const first = await buy(person, { program: String(program) }, key)
    const second = await buy(person, { program: String(program) }, key)
    expect([second.status, second.text]).toEqual([200, first.text])
    expect((await buy(person, { program: '1' }, key)).body.code).toBe('idempotency_mismatch')
    expect(await coinsOf(person)).toBe(13)
  })

  it('is refused for what is not on sale, for both at once and for neither', async () => {
    const unlisted = [await addProgram({ state: 'draft' }), await addProgram({ state: 'unpublished' })]
    const person = await rich(20)
    for (const program of [...unlisted, 999_999])
      expect((await buy(person, { program: String(program) })).body.code).toBe('not_found')
    expect((await buy(person, { exam: '999999' })).body.code).toBe('no_exam_found')
    for (const what of [{}, { exam: '1', program: '1' }])
      expect((await buy(person, what)).body.code).toBe('validation_failed')
    const open = await holdExam(db, clock.now())
    expect((await buy(person, { exam: String(open.id) })).body.code).toBe('already_purchased')
    expect(await coinsOf(person)).toBe(20)
  })
})

describe('a price that has changed since it was shown', () => {
  const changed = (message: string) => ({
    status: 409,
    body: { code: 'conflict', errors: [{ path: 'cost', code: 'price_changed', message }] },
  })

  it('is not charged unnoticed, for a program and for an exam, dearer or cheaper', async () => {
    const program = await addProgram({ cost: 50 })
    const exam = await holdExam(db, clock.now(), { programId: program, cost: 20 })
    const person = await rich(100)
    expect(await buy(person, { program: String(program), cost: 40 })).toMatchObject(changed('এখন ৫০ কয়েন লাগে।'))
    expect(await buy(person, { program: String(program), cost: 60 })).toMatchObject(changed('এখন ৫০ কয়েন লাগে।'))
    expect(await buy(person, { exam: String(exam.id), cost: 19 })).toMatchObject(changed('এখন ২০ কয়েন লাগে।'))
    expect([await coinsOf(person), await enrollments(person)]).toEqual([100, []])
    expect((await buy(person, { exam: String(exam.id), cost: 20 })).body.billing_profile.coins).toBe(80)
    expect((await buy(person, { program: String(program), cost: 50 })).body.billing_profile.coins).toBe(30)
  })

  it('is refused where it was shown as nothing, where coins bought it, and where it is too dear by now', async () => {
    const [dear, forTaka, free] = [
      await addProgram({ cost: 50 }),
      await addProgram({ costInTk: 300 }),
      await addProgram(),
    ]
    const person = await rich(30)
    const by = async (program: number, cost: number) =>
      (await buy(person, { program: String(program), cost })).body.code
    expect([await by(dear, 0), await by(dear, 30), await by(forTaka, 20), await by(free, 10)]).toEqual(
      new Array(4).fill('conflict'),
    )
    expect([await by(dear, 50), await by(forTaka, 0)]).toEqual(['insufficient_coins', 'purchase_required'])
    expect((await buy(person, { program: String(free), cost: 0 })).status).toBe(200)
    expect(await coinsOf(person)).toBe(30)
  })

  it('is no matter to who has it already', async () => {
    const program = await addProgram({ cost: 5 })
    const person = await rich(5)
    await buy(person, { program: String(program), cost: 5 })
    expect((await buy(person, { program: String(program), cost: 4 })).body.code).toBe('already_purchased')
  })
})
