import type { ExamCard, ExamDetails, Home, MyRoutine, ProgramCard, ProgramDetails, UserInfo } from '@prostuti/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dhakaDay } from '../../platform/dhaka-day.ts'
import { holdExam } from '../../testing/exams.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { givePremium } from '../../testing/premium.ts'
import { addProgram, enrol } from '../../testing/programs.ts'
import { type Person, request } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, clock } = testApp
const day = 86_400_000

const read = async <T>(path: string, person?: Person | null) =>
  (await request<T>(testApp.app, 'GET', path, { token: person?.token })).body
const get = (person: Person, what: object) =>
  person.call<{ code?: string; purchased?: boolean; billing_profile: UserInfo['billing_profile'] }>(
    'POST',
    'billing/v1/purchase-exam/',
    what,
  )
const programOf = async (id: number, person?: Person | null) =>
  (await read<ProgramDetails>(`exam/v5/program-data/?program=${id}`, person)).program

const sold = await addProgram(db, { cost: 50, costInTk: 300, startsOn: dhakaDay(clock.now()) }, [{ interval: 1 }])
const forTaka = await addProgram(db, { costInTk: 300 })
const free = await addProgram(db)
const exams: Record<string, number> = {}
let owner: Person
let premium: Person
let until: string

beforeAll(async () => {
  const hold = async (options: object) => (await holdExam(db, clock.now(), { questions: 1, ...options })).id
  exams.sold = await hold({ programId: sold })
  exams.forTaka = await hold({ programId: forTaka })
  exams.ownPrice = await hold({ programId: sold, cost: 10, isFree: false })
  exams.alone = await hold({ cost: 10, isFree: false })
  exams.free = await hold({ programId: free })
  exams.sample = await hold({ programId: sold, isDemo: true })
  owner = await testApp.person({ member: true })
  await enrol(db, owner, sold, clock.now())
})

beforeEach(async () => {
  premium = await testApp.person({ member: true })
  until = new Date(clock.now() + 30 * day).toISOString()
  await givePremium(db, premium, { at: clock.now() })
})

/** How cards say that each exam is open, by its name. */
const saidBy = (cards: readonly ExamCard[]) => {
  const said = new Map(cards.map(card => [card.id, card.way_in.by]))
  return Object.fromEntries(Object.entries(exams).map(([name, id]) => [name, said.get(String(id))]))
}

describe('the way in', () => {
  it('is said of each exam in lists, on Home and on its page, as joining decides', async () => {
    const nothing = {
      ...{ sold: 'coins', forTaka: 'taka', ownPrice: 'coins', alone: 'coins', free: 'enrol', sample: 'free' },
    }
    const member = await testApp.person({ member: true })
    for (const [person, expected] of [
      [null, nothing],
      [member, nothing],
      [owner, { ...nothing, sold: 'owned', ownPrice: 'owned' }],
      [premium, { ...nothing, sold: 'premium', forTaka: 'premium', ownPrice: 'premium' }],
    ] as const) {
      const { results } = await read<{ results: ExamCard[] }>('exam/v5/exam-list/?page_size=20', person)
      const { live_exams } = await read<Home>('exam/v5/live-exams/', person)
      const pages = await Promise.all(Object.values(exams).map(id => read<ExamDetails>(`exam/v5/exams/${id}/`, person)))
      for (const cards of [results, live_exams, pages]) expect(saidBy(cards)).toEqual(expected)
      if (person !== premium) continue
      expect(pages.filter(({ way_in: way }) => way.until === until).length).toBe(3)
      for (const [name, id] of Object.entries(exams))
        expect([name, (await person.join(id)).status]).toEqual([name, name === 'alone' ? 402 : 200])
    }
  })

  it('of a program says until when premium lasts, and whether premium opens it', async () => {
    expect((await programOf(sold)).way_in).toEqual({ by: 'coins', until: null, premium: true })
    expect((await programOf(forTaka, owner)).way_in).toEqual({ by: 'taka', until: null, premium: true })
    expect((await programOf(sold, owner)).way_in).toMatchObject({ by: 'owned', until: null })
    expect((await programOf(forTaka, premium)).way_in).toEqual({ by: 'premium', until, premium: true })
    expect((await programOf(free, premium)).way_in).toEqual({ by: 'enrol', until: null, premium: false })
    const { results } = await read<{ results: ProgramCard[] }>('exam/v5/programs/', premium)
    expect(results.map(({ id, way_in: way }) => [Number(id), way.by])).toEqual([
      ...[
        [sold, 'premium'],
        [forTaka, 'premium'],
        [free, 'enrol'],
      ],
    ])
  })
})

describe('a program that premium opens', () => {
  const mine = async () =>
    (await read<{ results: ProgramCard[] }>('exam/v5/programs/?mine=true', premium)).results.map(({ id }) => Number(id))

  it('is entered without coins, for taka too, and is among mine with its routine', async () => {
    expect((await programOf(sold, premium)).rights).toMatchObject({ enrolled: false, get: 'enrol' })
    for (const program of [sold, forTaka]) {
      const { status, body } = await get(premium, { program: String(program), cost: 0 })
      expect([status, body.billing_profile.coins]).toEqual([200, 0])
      expect((await get(premium, { program: String(program) })).body.code).toBe('already_purchased')
    }
    expect(await mine()).toEqual([sold, forTaka])
    const { rights, way_in: way } = await programOf(sold, premium)
    expect([rights.enrolled, rights.source, rights.get, way.by, way.until]).toEqual([
      true,
      'premium',
      null,
      'premium',
      until,
    ])
    const { days } = await read<MyRoutine>('exam/v5/my-routine/', premium)
    expect(days.map(({ program }) => Number(program.id))).toContain(sold)
    const { my_programs } = await read<Home>('exam/v5/live-exams/', premium)
    expect(my_programs.map(({ way_in }) => way_in.until)).toEqual([until, until])
  })

  it('is no more among mine once premium is over, and is bought then', async () => {
    await get(premium, { program: String(sold) })
    const now = clock.now()
    clock.advance(30 * day)
    expect(await mine()).toEqual([])
    expect((await programOf(sold, premium)).rights).toMatchObject({ enrolled: false, source: null, get: 'coins' })
    expect((await get(premium, { program: String(sold) })).body.code).toBe('insufficient_coins')
    expect(await mine()).toEqual([])
    await db.pool.query(
      `insert into coin_balances (user_id, given, bought) values ($1, 60, 0)
       on conflict (user_id) do update set given = 60`,
      [premium.id],
    )
    expect((await get(premium, { program: String(sold) })).body.billing_profile.coins).toBe(10)
    expect(await mine()).toEqual([sold])
    expect((await programOf(sold, premium)).rights.source).toBe('coins')
    clock.set(now)
  })

  it('is closed with premium when it is no longer listed', async () => {
    const leaving = await addProgram(db, { cost: 50 })
    const exam = await holdExam(db, clock.now(), { questions: 1, programId: leaving })
    await get(premium, { program: String(leaving) })
    expect(await mine()).toEqual([leaving])
    await db.pool.query(`update programs set state = 'unpublished' where id = $1`, [leaving])
    expect(await mine()).toEqual([])
    expect((await premium.join(exam.id)).status).not.toBe(200)
  })
})
