import type { ExamCard } from '@prostuti/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../db/embedded/testing/test-database.ts'
import { holdExam, minute } from '../testing/exams.ts'
import { createRig, type Rig, request } from '../testing/rig.ts'

interface Page {
  count: number
  next: string | null
  previous: string | null
  results: ExamCard[]
}

let rig: Rig
let database: Awaited<ReturnType<typeof createTestDatabase>>
const upcoming: number[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  rig = await createRig(database.url)
  const now = rig.clock.now()
  // Pairs that start in the same instant, so that only the id orders them.
  for (let index = 0; index < 7; index++) {
    const startTime = new Date(now + (1 + Math.floor(index / 2)) * minute)
    upcoming.push((await holdExam(rig.db, now, { questions: 2, startTime })).id)
  }
  await holdExam(rig.db, now, { questions: 2 })
  await holdExam(rig.db, now, { questions: 2, startTime: new Date(now - 9), endTime: new Date(now - 1) })
})
afterAll(async () => {
  await rig.close()
  await database.drop()
})

const list = async (path: string) => (await request<Page>(rig.app, 'GET', path)).body
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

  it('tells upcoming, running and archived exams apart', async () => {
    const home = await request<{ live_exams: ExamCard[]; upcoming_exams: ExamCard[] }>(
      rig.app,
      'GET',
      'exam/v5/live-exams/',
    )
    const archive = await list('exam/v5/archived-exams-list/')
    const states = [home.body.live_exams, home.body.upcoming_exams, archive.results].map(cards =>
      cards.map(card => card.state),
    )
    expect(states).toEqual([['running'], new Array(7).fill('upcoming'), ['archived']])
  })

  it('refuses a cursor that it did not write, by name', async () => {
    const { status, body } = await request<{ errors: unknown }>(rig.app, 'GET', 'exam/v5/exam-list/?cursor=nonsense')
    expect([status, body.errors]).toMatchObject([400, [{ path: 'cursor' }]])
  })

  it('refuses pages beyond the ceiling', async () => {
    expect((await request(rig.app, 'GET', 'exam/v5/exam-list/?page_size=101')).status).toBe(400)
  })
})
