import type { ExamCard, Home } from '@prostuti/contract'
import { createMigratedDatabase } from '@prostuti/embedded-database/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { holdExam, minute } from '../../../testing/exams.ts'
import { createTestApp, request, type TestApp } from '../../../testing/test-app.ts'
import { programs } from '../../programs/tables.ts'

interface Page {
  count: number
  next: string | null
  previous: string | null
  results: ExamCard[]
}

let testApp: TestApp
let database: Awaited<ReturnType<typeof createMigratedDatabase>>
const upcoming: number[] = []
let shelves: { id: number }[]

beforeAll(async () => {
  database = await createMigratedDatabase()
  testApp = await createTestApp(database.url)
  shelves = await testApp.db.orm
    .insert(programs)
    .values([
      { slug: 'draft', ...programNamed('খসড়া', 'Draft'), state: 'draft', position: 1 },
      { slug: 'second', ...programNamed('ব্যাংক', 'Banks'), state: 'published', position: 3 },
      { slug: 'first', ...programNamed('বিসিএস', 'BCS'), state: 'published', position: 2 },
    ])
    .returning({ id: programs.id })
  const now = testApp.clock.now()
  // Pairs that start in the same instant, so that only the id orders them.
  for (let index = 0; index < 7; index++) {
    const startTime = new Date(now + (1 + Math.floor(index / 2)) * minute)
    upcoming.push((await holdExam(testApp.db, now, { questions: 2, startTime })).id)
  }
  await holdExam(testApp.db, now, { questions: 2 })
  await holdExam(testApp.db, now, { questions: 2, startTime: new Date(now - 9), endTime: new Date(now - 1) })
})
afterAll(async () => {
  await testApp.close()
  await database.drop()
})

const list = async (path: string) => (await request<Page>(testApp.app, 'GET', path)).body
const ids = (page: Page) => page.results.map(exam => Number(exam.id))

describe('a list of exams', () => {
  it('walks forward and back without skipping or repeating one', async () => {
    const first = await list('exam/v5/exam-list/?upcoming=true&page_size=3')
    const second = await list(first.next!)
    const third = await list(second.next!)
    expect([...ids(first), ...ids(second), ...ids(third)]).toEqual(upcoming)
    expect([first.previous, third.next, first.count]).toEqual([null, null, 7])
    const back = await list(third.previous!)
    expect(ids(back)).toEqual(ids(second))
    const start = await list(back.previous!)
    expect([ids(start), start.previous]).toEqual([ids(first), null])
  })

  it('has a page of twenty where it names no program, and the next three of one', async () => {
    expect(ids(await list('exam/v5/exam-list/?upcoming=true'))).toEqual(upcoming)
    await testApp.db.pool.query('update exams set program_id = $1 where id = any($2)', [shelves[2]!.id, upcoming])
    const ofProgram = await list(`exam/v5/exam-list/?upcoming=true&program_id=${shelves[2]!.id}`)
    await testApp.db.pool.query('update exams set program_id = null where id = any($1)', [upcoming])
    expect([ids(ofProgram), ofProgram.count]).toEqual([upcoming.slice(0, 3), 7])
  })

  it('distinguishes upcoming, running and archived exams', async () => {
    const home = await request<{ live_exams: ExamCard[]; upcoming_exams: ExamCard[] }>(
      testApp.app,
      'GET',
      'exam/v5/live-exams/',
    )
    const archive = await list('exam/v5/archived-exams-list/')
    const states = [home.body.live_exams, home.body.upcoming_exams, archive.results].map(cards =>
      cards.map(card => card.state),
    )
    expect(states).toEqual([['running'], new Array(7).fill('upcoming'), ['archived']])
  })

  it('shows before joining which exams cannot be sat without an account', async () => {
    const now = testApp.clock.now()
    const members = await holdExam(testApp.db, now, { questions: 1, membersOnly: true })
    const open = await holdExam(testApp.db, now, { questions: 1, membersOnly: false })
    const { live_exams } = (await request<Home>(testApp.app, 'GET', 'exam/v5/live-exams/')).body
    const needs = new Map(live_exams.map(card => [Number(card.id), card.needs_account]))
    expect([needs.get(members.id), needs.get(open.id)]).toEqual([true, false])
  })

  it('refuses a cursor that it did not write, by name', async () => {
    const { status, body } = await request<{ errors: unknown }>(
      testApp.app,
      'GET',
      'exam/v5/exam-list/?cursor=nonsense',
    )
    expect([status, body.errors]).toMatchObject([400, [{ path: 'cursor' }]])
  })

  it('refuses pages beyond the ceiling', async () => {
    expect((await request(testApp.app, 'GET', 'exam/v5/exam-list/?page_size=101')).status).toBe(400)
  })

  it('shows published programs in their order, and the exams of one program alone', async () => {
    const [draft, second, first] = shelves
    await holdExam(testApp.db, testApp.clock.now(), { questions: 2, programId: draft!.id })
    const onShelf = await holdExam(testApp.db, testApp.clock.now(), { questions: 2, programId: first!.id })
    const shown = { id: String(first!.id), title: 'বিসিএস' }

    const home = await request<Home>(testApp.app, 'GET', 'exam/v5/live-exams/', {
      headers: { 'accept-language': 'bn' },
    })
    expect(home.body.programs).toEqual([
      { ...shown, state: 'published' },
      { id: String(second!.id), title: 'ব্যাংক', state: 'published' },
    ])
    const cards = new Map(home.body.live_exams.map(card => [Number(card.id), card.program]))
    expect(cards.get(onShelf.id)).toEqual(shown)
    expect([...cards.values()].filter(program => program !== null)).toEqual([shown])
    expect(ids(await list(`exam/v5/exam-list/?program_id=${first!.id}`))).toEqual([onShelf.id])
    expect(ids(await list(`exam/v5/exam-list/?program_id=${second!.id}`))).toEqual([])
    expect(ids(await list(`exam/v5/archived-exams-list/?program=${first!.id}`))).toEqual([])
    expect((await list('exam/v5/exam-list/?program_id=999999999999')).count).toBe(0)
  })

  it('shows every exam that runs now, however many run beside it', async () => {
    const now = testApp.clock.now()
    const held: number[] = []
    for (let index = 0; index < 25; index++)
      held.push((await holdExam(testApp.db, now, { questions: 1, startTime: new Date(now - index * 1000) })).id)
    const { live_exams } = (await request<Home>(testApp.app, 'GET', 'exam/v5/live-exams/')).body
    expect(live_exams.map(exam => Number(exam.id))).toEqual(expect.arrayContaining(held))
  })
})

function programNamed(bn: string, en: string) {
  return { title: { bn, en }, description: { bn, en } }
}
