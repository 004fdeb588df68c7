import type { ExamCard, Home, ProgramDetails } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { holdExam, minute } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { addProgram, enrol } from '../../../testing/programs.ts'
import type { Person } from '../../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, clock, app } = testApp

interface List {
  count: number
  results: ExamCard[]
}

const listsOf = async (person: Person, program: number) => {
  const paths = [
    'exam/v5/exam-list/',
    `exam/v5/exam-list/?program_id=${program}`,
    `exam/v5/archived-exams-list/?program=${program}`,
    'exam/v5/bookmark/exams/',
  ]
  const lists = await Promise.all(paths.map(path => person.call<List>('GET', path)))
  const { body: home } = await person.call<Home>('GET', 'exam/v5/live-exams/')
  const { body: details } = await person.call<ProgramDetails>('GET', `exam/v5/program-data/?program=${program}`)
  return [
    ...lists.map(({ body }) => body.results),
    home.live_exams,
    [...details.running_exams, ...details.archived_exams],
  ].map(cards => cards.map(({ id }) => Number(id)).sort())
}

describe('an exam that only the people of its program see', () => {
  it('is in their lists, on their Home and at its address, and nowhere for others', async () => {
    const program = await addProgram(db)
    const own = { programId: program, enrollmentVisibility: 'program' as const }
    const now = clock.now()
    const running = await holdExam(db, now, own)
    const over = await holdExam(db, now, {
      ...own,
      startTime: new Date(now - 90 * minute),
      endTime: new Date(now - 30 * minute),
    })
    const [mine, stranger] = [await testApp.person({ member: true }), await testApp.person({ member: true })]
    await enrol(db, mine, program, now)
    const bookmark = (person: Person) => person.call('POST', 'exam/v5/bookmarks/', { exam: String(running.id) })
    expect([(await bookmark(mine)).status, (await bookmark(stranger)).status]).toEqual([200, 404])
    const [r, o] = [running.id, over.id]
    expect(await listsOf(mine, program)).toEqual([[r], [r], [o], [r], [r], [r, o].sort()])
    expect(await listsOf(stranger, program)).toEqual([[], [], [], [], [], []])
    const path = `exam/v5/exams/${r}/`
    expect([(await mine.call('GET', path)).status, (await stranger.call('GET', path)).status]).toEqual([200, 404])
    expect((await app.http.request(`/api/${path}`)).status).toBe(404)
    expect([(await stranger.join(r)).status, (await mine.join(r)).status]).toEqual([404, 200])
    await db.pool.query('delete from program_enrollments where user_id = $1', [mine.id])
    // Who has joined goes on.
    expect((await mine.call('GET', path)).status).toBe(200)
    expect((await mine.call<List>('GET', 'exam/v5/exam-list/')).body.count).toBe(0)
  })
})

describe('a small practice set', () => {
  it('is in no list, is sat by its address and ranks nobody', async () => {
    const exam = await holdExam(db, clock.now(), { mode: 'SMALL' })
    const person = await testApp.person({ member: true })
    const { body } = await person.call<List>('GET', 'exam/v5/exam-list/?page_size=100')
    expect(body.results.map(({ id }) => id)).not.toContain(String(exam.id))
    await person.join(exam.id)
    await person.submit(exam.id, { answers: exam.right() })
    const { rows } = await db.pool.query('select ranked from results where exam_id = $1', [exam.id])
    expect(rows).toEqual([{ ranked: false }])
    expect((await person.result(exam.id)).body).toMatchObject({
      ranking: 'practice',
      position: -1,
      standing_visibility: null,
    })
  })
})

describe('an exam for the app alone', () => {
  it('has no page of ours, and says so in lists', async () => {
    const exam = await holdExam(db, clock.now(), { webView: false })
    const person = await testApp.person({ member: true })
    const { body } = await person.call<ExamCard>('GET', `exam/v5/exams/${exam.id}/`)
    expect(body.web_view).toBe(false)
    const pages = app.exams.pages({ viewer: async () => null, language: 'bn' } as Parameters<typeof app.exams.pages>[0])
    expect(await pages.find(String(exam.id))).toBe(null)
    const shown = await holdExam(db, clock.now())
    expect((await pages.find(String(shown.id)))?.web_view).toBe(true)
  })
})
