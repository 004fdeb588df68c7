import type { Joined, ParticipatedExam } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../../platform/db/database.ts'
import { type HeldExam, holdExam, minute } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import type { Person } from '../../../testing/test-app.ts'
import { createExamCatalog } from '../exam-catalog.ts'

const testApp = await openTestApp()
const settled = 2 * minute + 5_001

/** Stops exams, and waits until every process knows. */
async function takeBack(...exams: HeldExam[]): Promise<void> {
  const ids = exams.map(({ id }) => id)
  await testApp.db.pool.query('update exams set question_state = 1 where id = any($1)', [ids])
  await new Promise(done => setTimeout(done, 1_050))
}

async function seated(exam: HeldExam): Promise<Person> {
  const person = await testApp.person({ member: true })
  await person.join(exam.id)
  return person
}

const status = async (person: Person, method: string, path: string, body?: object) =>
  (await person.call(method, path, body)).status

describe('an exam that the staff takes back while people sit it', () => {
  it('lets them draft, go on, hand in and read their result', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now())
    const [person, gone] = [await seated(exam), await seated(exam)]
    const [question] = exam.key.keys()
    await takeBack(exam)
    const drafted = await person.draft(exam.id, 'phone', [{ question: question!, answer: 1, at: 1_000, seq: 1 }])
    expect([drafted.status, drafted.body.merged_through]).toEqual([200, 1])
    const again = await person.join(exam.id)
    expect([again.status, (again.body as unknown as Joined).answer_sheet.length]).toEqual([200, 1])
    for (const path of [
      `exams/${exam.id}/?state=live`,
      `mcq-quiz/${exam.id}/`,
      `exam_data/${exam.id}/?answer_sheet=true`,
    ])
      expect(await status(person, 'GET', `exam/v5/${path}`), path).toBe(200)
    expect((await person.submit(exam.id, { answers: exam.right() })).status).toBe(200)
    testApp.clock.advance(60 * minute + settled)
    await testApp.app.exams.sweep()
    testApp.clock.advance(5_000)
    for (const each of [person, gone])
      for (const name of ['results', 'solutions', 'standings'])
        expect(await status(each, 'GET', `exam/v5/${name}/${exam.id}/?state=live`), name).toBe(200)
    const { results } = (await person.call<{ results: ParticipatedExam[] }>('GET', 'exam/v5/user-participated-exams/'))
      .body
    expect(results.map(({ id, marks }) => [id, marks])).toEqual([[String(exam.id), 10]])
  })

  it('lets nobody else in, nor anybody in again', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now())
    const [person, stranger] = [await seated(exam), await testApp.person({ member: true })]
    await takeBack(exam)
    expect((await stranger.join(exam.id)).status).toBe(404)
    expect(await status(stranger, 'GET', `exam/v5/exams/${exam.id}/`)).toBe(404)
    await person.submit(exam.id, {})
    testApp.clock.advance(60 * minute + settled)
    await testApp.app.exams.sweep()
    const refused = await person.join(exam.id, 'archive')
    expect([refused.status < 500, refused.body]).toMatchObject([true, { code: 'exam_over' }])
    const { body } = await person.call<{ rights: object }>('GET', `exam/v5/exams/${exam.id}/?state=archive`)
    expect(body.rights).toMatchObject({ join: false, reason: 'exam_over' })
  })

  it.each(['open', 'closed'])('keeps its questions under embargo until it is final, with an %s sheet', async sheet => {
    const older = await holdExam(testApp.db, testApp.clock.now())
    const earlierExaminee = await seated(older)
    await earlierExaminee.submit(older.id, {})
    testApp.clock.advance(60 * minute + settled)
    await testApp.app.exams.sweep()
    testApp.clock.advance(5_000)
    const known = async () =>
      (
        await earlierExaminee.call<{ questions: { embargoed: boolean }[] }>('GET', `exam/v5/solutions/${older.id}/`)
      ).body.questions.filter(each => !each.embargoed).length
    expect(await known()).toBe(10)
    const exam = await holdExam(testApp.db, testApp.clock.now(), { asks: [...older.key.keys()] })
    const nobody = await holdExam(testApp.db, testApp.clock.now(), { asks: [...older.key.keys()] })
    const person = await seated(exam)
    if (sheet === 'closed') await person.submit(exam.id, {})
    await takeBack(exam, nobody)
    expect(await known()).toBe(0)
    testApp.clock.advance(60 * minute + settled)
    expect(await known()).toBe(0)
    await testApp.app.exams.sweep()
    expect(await known()).toBe(10)
  })

  it('embargoes nothing where nobody had joined', async () => {
    const older = await holdExam(testApp.db, testApp.clock.now())
    const earlierExaminee = await seated(older)
    await earlierExaminee.submit(older.id, {})
    testApp.clock.advance(60 * minute + settled)
    await testApp.app.exams.sweep()
    testApp.clock.advance(5_000)
    const exam = await holdExam(testApp.db, testApp.clock.now(), { asks: [...older.key.keys()] })
    await takeBack(exam)
    const { body } = await earlierExaminee.call<{ questions: { embargoed: boolean }[] }>(
      'GET',
      `exam/v5/solutions/${older.id}/`,
    )
    expect(body.questions.some(each => each.embargoed)).toBe(false)
  })
})

describe('the exams in memory', () => {
  it('are a thousand at most, whatever ids are asked for', async () => {
    let reads = 0
    const query = async () => {
      reads++
      return { rows: [] }
    }
    const db = { ...testApp.db, pool: { query } as unknown as Database['pool'] }
    const catalog = createExamCatalog(db, async () => new Set())
    const ask = (id: number) => catalog.get(String(id), null).catch(() => null)
    for (let id = 1; id <= 1_001; id++) await ask(id)
    await ask(1_001)
    expect(reads).toBe(1_001)
    await ask(1)
    expect(reads).toBe(1_002)
  })
})
