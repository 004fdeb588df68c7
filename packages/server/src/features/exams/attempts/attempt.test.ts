import { createHash } from 'node:crypto'
import type { Joined, Paper } from '@prostuti/contract'
import { sheetText } from '@prostuti/contract/attempt'
import { createMigratedDatabase } from '@prostuti/embedded-database/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type HeldExam, holdExam, minute } from '../../../testing/exams.ts'
import { createTestApp, type Person, request, type TestApp } from '../../../testing/test-app.ts'

describe.each([
  ['on the fast path', true],
  ['on the ordinary route', false],
])('an attempt %s', (_, fastPath) => {
  let testApp: TestApp
  let exam: HeldExam
  let nusrat: Person
  let database: Awaited<ReturnType<typeof createMigratedDatabase>>

  beforeAll(async () => {
    database = await createMigratedDatabase()
    testApp = await createTestApp(database.url, { overHttp: true, fastPath })
  })
  afterAll(async () => {
    await testApp.close()
    await database.drop()
  })

  /** A new exam and a learner who sits it. */
  async function sit(options: Parameters<typeof holdExam>[2] = {}): Promise<Joined> {
    exam = await holdExam(testApp.db, testApp.clock.now(), options)
    nusrat = await testApp.person({ member: true })
    const { body } = await nusrat.join(exam.id)
    return body
  }

  const change = (question: string, answer: number | null, at: number, seq: number) => ({ question, answer, at, seq })

  describe('joining', () => {
    it('starts the clock once and answers the same again', async () => {
      const first = await sit()
      testApp.clock.advance(minute)
      const { body: again } = await nusrat.join(exam.id)
      expect(again).toEqual({ ...first, server_time: again.server_time })
      expect(Date.parse(first.deadline!) - Date.parse(first.joined_time)).toBe(10 * minute)
    })

    it('gives twenty hasty taps one attempt', async () => {
      exam = await holdExam(testApp.db, testApp.clock.now())
      nusrat = await testApp.person({ member: true })
      const answers = await Promise.all(Array.from({ length: 20 }, () => nusrat.join(exam.id)))
      expect(new Set(answers.map(answer => `${answer.status} ${answer.body.seed}`)).size).toBe(1)
    })

    it('says why it is not possible', async () => {
      const now = testApp.clock.now()
      const anybody = await testApp.person()
      const member = await testApp.person({ member: true })
      const soon = await holdExam(testApp.db, now, { startTime: new Date(now + 1) })
      const over = await holdExam(testApp.db, now, { endTime: new Date(now) })
      const dear = await holdExam(testApp.db, now, { cost: 10, isFree: false })
      const codes = [
        await member.join(soon.id),
        await member.join(over.id),
        await member.join(dear.id),
        await anybody.join((await holdExam(testApp.db, now)).id),
        await member.join(999_999),
      ].map(answer => (answer.body as unknown as { code: string }).code)
      expect(codes).toEqual(['exam_not_started', 'exam_over', 'purchase_required', 'forbidden', 'no_exam_found'])
    })

    it('hands out the questions without a trace of the key', async () => {
      const joined = await sit()
      const { body: paper, text } = await request<Paper>(testApp.app, 'GET', joined.paper)
      expect(paper.questions.map(question => question.id).sort()).toEqual([...exam.key.keys()].sort())
      expect(text).not.toMatch(/correct|explanation|ব্যাখ্যা|"key"/)
      const quiz = await nusrat.call<Paper>('GET', `exam/v5/mcq-quiz/${exam.id}/`)
      expect(quiz.body).toEqual(paper)
    })

    it('shows no question to a person who has not joined', async () => {
      await sit()
      const rafi = await testApp.person({ member: true })
      for (const path of [`mcq-quiz/${exam.id}/`, `exam_data/${exam.id}/?questions=true`, `results/${exam.id}/`]) {
        const answer = await rafi.call('GET', `exam/v5/${path}`)
        expect([answer.status, answer.body.code]).toEqual([403, 'not_joined'])
      }
    })
  })

  describe('answering', () => {
    it('lets the second device go on where the first one stopped', async () => {
      await sit()
      const [one, two] = [...exam.key.keys()]
      await nusrat.draft(exam.id, 'phone', [change(one!, 1, 1_000, 1), change(two!, 2, 2_000, 2)])
      const { body } = await nusrat.join(exam.id)
      expect(body.answer_sheet).toEqual([
        { ...change(one!, 1, 0, 1), device: 'phone' },
        { ...change(two!, 2, 0, 2), device: 'phone' },
      ])
    })

    it('never lets an older answer that arrives late overwrite a newer one', async () => {
      await sit()
      testApp.clock.advance(minute)
      const [one] = [...exam.key.keys()]
      await nusrat.draft(exam.id, 'tablet', [change(one!, 3, 30_000, 1)])
      const late = await nusrat.draft(exam.id, 'phone', [change(one!, 0, 10_000, 9)])
      expect(late.body).toMatchObject({ merged_through: 9, answer_sheet: [{ answer: 3, device: 'tablet' }] })
    })

    it('names each answer that the paper does not have', async () => {
      await sit()
      const [one] = [...exam.key.keys()]
      const { status, body } = await nusrat.draft(exam.id, 'phone', [change(one!, 7, 0, 1), change('999999', 0, 0, 2)])
      expect(status).toBe(400)
      expect(body).toMatchObject({ errors: [{ path: 'changes.0.answer' }, { path: 'changes.1.question' }] })
    })

    it('is refused before joining and after submitting', async () => {
      await sit()
      const [one] = [...exam.key.keys()]
      const rafi = await testApp.person({ member: true })
      expect((await rafi.draft(exam.id, 'phone', [change(one!, 1, 0, 1)])).body.code).toBe('not_joined')
      await nusrat.submit(exam.id, { answers: exam.right() })
      const after = await nusrat.draft(exam.id, 'phone', [change(one!, 1, 99_999, 99)])
      expect([after.status, after.body.code]).toEqual([409, 'already_participated'])
      expect((await nusrat.result(exam.id)).body.marks).toBe(10)
    })
  })

  describe('submitting', () => {
    it('ends in a right result, negative marks and subjects included', async () => {
      await sit()
      const answers = { ...exam.wrong(9), ...exam.right(7) }
      const receipt = await nusrat.submit(exam.id, { answers })
      expect(receipt.body).toMatchObject({ exam: String(exam.id), answered: 9 })
      const { body: result } = await nusrat.result(exam.id)
      expect(result).toMatchObject({
        marks: 6.5,
        correct_answers: 7,
        incorrect_answers: 2,
        unanswered: 1,
        marks_lost: 0.5,
        position: 1,
        percentile: 100,
        total_examinees: 1,
        total_marks: 10,
        provisional: true,
      })
      expect(result.subjects.reduce((sum, subject) => sum + subject.marks, 0)).toBe(6.5)
    })

    it('gives the same submission the same receipt, byte for byte, and no other one a second chance', async () => {
      await sit()
      const id = crypto.randomUUID()
      const first = await nusrat.submit(exam.id, { id, answers: exam.right() })
      const again = await nusrat.submit(exam.id, { id, answers: exam.wrong() })
      expect([again.status, again.text]).toEqual([200, first.text])
      const other = await nusrat.submit(exam.id, { answers: exam.wrong() })
      expect(other.status).toBe(409)
      expect(other.body).toMatchObject({ code: 'already_participated', receipt: JSON.parse(first.text) })
    })

    it('lets a sheet that names no times win over a draft of the same moment', async () => {
      await sit()
      const [one] = [...exam.key.keys()]
      await nusrat.draft(exam.id, 'phone', [change(one!, exam.wrong()[one!]!, 0, 7)])
      await nusrat.submit(exam.id, { device: 'phone', answers: exam.right(1) })
      expect((await nusrat.result(exam.id)).body.correct_answers).toBe(1)
    })

    it('counts the drafts that a sheet from another device does not know of', async () => {
      await sit()
      const [one, two] = [...exam.key.keys()]
      await nusrat.draft(exam.id, 'phone', [change(one!, exam.key.get(one!)!, 5_000, 1)])
      await nusrat.submit(exam.id, { device: 'tablet', answers: { [two!]: exam.key.get(two!)! } })
      expect((await nusrat.result(exam.id)).body.correct_answers).toBe(2)
    })

    it('gives a receipt whose digest is that of the sheet', async () => {
      await sit()
      const answers = exam.right(4)
      const { body } = await nusrat.submit(exam.id, { answers })
      const entries = Object.entries(answers).map(([question, answer]) => ({ question, answer }))
      const digest = createHash('sha256')
        .update(sheetText(String(exam.id), entries))
        .digest('base64url')
      expect(body.digest).toBe(digest)
    })

    it('gives equal marks an equal position', async () => {
      await sit()
      const rafi = await testApp.person({ member: true })
      const mita = await testApp.person({ member: true })
      await rafi.join(exam.id)
      await mita.join(exam.id)
      await nusrat.submit(exam.id, { answers: exam.right(8) })
      await rafi.submit(exam.id, { answers: exam.right(8) })
      await mita.submit(exam.id, { answers: exam.right(3) })
      const positions = [nusrat, rafi, mita].map(async person => (await person.result(exam.id)).body)
      expect((await Promise.all(positions)).map(({ position, percentile }) => [position, percentile])).toEqual([
        [1, 50],
        [1, 50],
        [3, 0],
      ])
    })
  })

  describe('the deadline', () => {
    for (const [ms, expected] of [
      [-1, 200],
      [0, 200],
      [1, 410],
    ] as const) {
      it(`accepts a sheet ${ms} ms after the grace: ${expected === 200}`, async () => {
        const { deadline } = await sit()
        testApp.clock.set(Date.parse(deadline!) + 120_000 + ms)
        expect((await nusrat.submit(exam.id, { answers: exam.right() })).status).toBe(expected)
      })
    }

    it('hands in for people who are gone, once, from their drafts', async () => {
      const { deadline } = await sit()
      const [one] = [...exam.key.keys()]
      await nusrat.draft(exam.id, 'phone', [change(one!, exam.key.get(one!)!, 0, 1)])
      testApp.clock.set(Date.parse(deadline!) + 125_000 - 1)
      await testApp.app.exams.sweep()
      expect((await nusrat.result(exam.id)).body.code).toBe('result_not_published')
      testApp.clock.advance(1)
      const sweeps = await Promise.all([
        testApp.app.exams.sweep(),
        testApp.app.exams.sweep(),
        testApp.app.exams.sweep(),
      ])
      expect(sweeps.reduce((sum, sweep) => sum + sweep.settled, 0)).toBe(1)
      const { body } = await nusrat.result(exam.id)
      expect(body).toMatchObject({ marks: 1, settled: true, taken_seconds: 600, submitted_at: deadline })
    })

    it('keeps a late sheet as evidence that changes nothing', async () => {
      const { deadline } = await sit()
      testApp.clock.set(Date.parse(deadline!) + 121_000)
      const late = await nusrat.submit(exam.id, { answers: exam.right() })
      expect(late.body.code).toBe('too_late')
      testApp.clock.advance(minute)
      await testApp.app.exams.sweep()
      expect((await nusrat.result(exam.id)).body.marks).toBe(0)
      const kept = await testApp.db.pool.query('select 1 from late_sheets where user_id = $1', [nusrat.id])
      expect(kept.rowCount).toBe(1)
    })

    it('makes the results final when nobody can still be sitting', async () => {
      await sit()
      await nusrat.submit(exam.id, { answers: exam.right() })
      testApp.clock.advance(63 * minute)
      await testApp.app.exams.sweep()
      expect((await nusrat.result(exam.id)).body.provisional).toBe(false)
    })
  })

  describe('marks before the end', () => {
    it('are shown to nobody where identities cost nothing', async () => {
      await sit({ membersOnly: false })
      await nusrat.submit(exam.id, { answers: exam.right() })
      expect((await nusrat.result(exam.id)).body.code).toBe('result_not_published')
      testApp.clock.advance(62 * minute)
      expect((await nusrat.result(exam.id)).body.marks).toBe(10)
    })
  })

  describe('an archived exam', () => {
    it('may be tried again, and only the first try has a place', async () => {
      await sit()
      testApp.clock.advance(63 * minute)
      const rafi = await testApp.person({ member: true })
      const first = await rafi.join(exam.id, 'archive')
      expect(first.body).toMatchObject({ attempt: 1, deadline: null })
      const id = crypto.randomUUID()
      const receipt = await rafi.submit(exam.id, { id, state: 'archive', answers: exam.right(2) })
      const second = await rafi.join(exam.id, 'archive')
      expect(second.body.attempt).toBe(2)
      expect((await rafi.submit(exam.id, { id, state: 'archive', answers: {} })).text).toBe(receipt.text)
      await rafi.submit(exam.id, { state: 'archive', answers: exam.right() })
      const result = await rafi.call<{ marks: number; position: number }>(
        'GET',
        `exam/v5/results/${exam.id}/?state=archive`,
      )
      expect(result.body).toMatchObject({ marks: 10, position: -1 })
    })
  })
})
