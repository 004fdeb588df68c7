import type { ExamStatistics, StaffQuestion } from '@prostuti/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type HeldExam, holdExam, minute } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { moderator } from '../../../testing/staff.ts'
import type { Person } from '../../../testing/test-app.ts'

const testApp = await openTestApp()
const settled = 62 * minute + 10_000

let staff: Person
let exam: HeldExam
let questions: string[]

/** Ten learners: the n-th best has n wrong from the end, and the first question is right for the last five alone. */
beforeAll(async () => {
  staff = await moderator(testApp)
  exam = await holdExam(testApp.db, testApp.clock.now())
  questions = [...exam.key.keys()]
  for (let rank = 0; rank < 10; rank++) {
    const learner = await testApp.person({ member: true })
    await learner.join(exam.id)
    const answers: Record<string, number | null> = { ...exam.right(), ...exam.wrong(rank < 5 ? 1 : 0) }
    for (const question of questions.slice(10 - rank)) answers[question] = exam.wrong()[question]!
    if (rank === 9) answers[questions[0]!] = null
    testApp.clock.advance(1_000)
    const sent = await learner.submit(exam.id, { answers })
    if (sent.status !== 200) throw new Error(sent.text)
  }
})

const path = (name: string) => `exam/v5/admin-exams/${exam.id}/${name}`
const read = async () => (await staff.call<ExamStatistics>('GET', path('statistics/'))).body
const send = (body: object, by = staff) =>
  by.call<{ verdict: string; sent_at: string; code: string; errors: { code: string }[] }>(
    'POST',
    path('statistics/send-to-review/'),
    body,
  )
const asked = async (id: string) => (await staff.call<StaffQuestion>('GET', `questions/v4/questions-rud/${id}/`)).body

describe('the statistics of an exam', () => {
  it('are there once its results are final, and shown to nobody before', async () => {
    const early = await staff.call<{ code: string; errors: object[] }>('GET', path('statistics/'))
    expect([early.status, early.body.errors]).toMatchObject([409, [{ code: 'not_final' }]])
    expect((await send({ question: questions[0], version: 1 })).status).toBe(409)
    testApp.clock.advance(settled)
    await testApp.app.exams.sweep()
    const learner = await testApp.person({ member: true })
    expect((await learner.call('GET', path('statistics/'))).status).toBe(403)
    const { sheets, counted, total_marks: total, mean, questions: items } = await read()
    expect([sheets, counted, total, items.length]).toEqual([10, 10, 10, 10])
    // 45 of 100 are wrong by rank and five more of the first question; each costs a quarter, and one was left alone.
    expect(mean).toBeCloseTo((49 - 50 * 0.25) / 10, 10)
  })

  it('name the question whose key the best contradict, with what they chose', async () => {
    const { questions: items } = await read()
    const [first, second] = items
    expect(first).toMatchObject({ question: questions[0], verdict: 'key_wrong', right: 40, wrong: 50, skipped: 10 })
    expect(first!.discrimination).toBeLessThan(-60)
    const best = first!.options.map(({ accepted, best, last }) => [accepted, Math.round(best), Math.round(last)])
    expect(best).toContainEqual([true, 0, 67])
    expect(best).toContainEqual([false, 100, 0])
    expect(second).toMatchObject({ right: 90, facility: 87.5, guess: 6.25 })
    // The last question is right for one, and costs nine a quarter.
    expect(items[9]!.facility).toBeCloseTo(-12.5, 10)
    expect(items[9]).toMatchObject({ verdict: 'too_hard', under_review: false, sent_at: null, earlier: [] })
  })

  it('stand beside what the same question did in exams before', async () => {
    const later = await holdExam(testApp.db, testApp.clock.now(), { asks: questions.slice(0, 1) })
    const learner = await testApp.person({ member: true })
    await learner.join(later.id)
    await learner.submit(later.id, { answers: later.right() })
    testApp.clock.advance(settled)
    await testApp.app.exams.sweep()
    const { body } = await staff.call<ExamStatistics>('GET', `exam/v5/admin-exams/${later.id}/statistics/`)
    const [item] = body.questions
    expect(item!.earlier).toMatchObject([{ exam: String(exam.id), right: 40, verdict: 'key_wrong' }])
    expect((await read()).questions[0]!.earlier).toEqual([])
  })
})

describe('sending a question to review', () => {
  it('puts it into the queue with its figures, once, and leaves the results as they are', async () => {
    const before = await read()
    const sent = await send({ question: questions[0], version: 1 })
    expect([sent.status, sent.body.verdict]).toEqual([200, 'key_wrong'])
    testApp.clock.advance(minute)
    expect((await send({ question: questions[0], version: 1 })).body.sent_at).toBe(sent.body.sent_at)
    const question = await asked(questions[0]!)
    expect(question).toMatchObject({
      reviewed: false,
      review_reasons: [
        { exam: String(exam.id), evidence: { verdict: 'key_wrong', sheets: 10, right: 40 }, sent_by: 'মিতা রানী' },
      ],
    })
    const queue = await staff.call<{ results: { id: string }[] }>(
      'GET',
      'questions/v4/admin-question/?reviewed_qb=false&returned=false',
    )
    expect(queue.body.results.map(({ id }) => id)).toContain(questions[0])
    const log = await staff.call<{ results: { action: string }[] }>(
      'GET',
      `core/v1/audit-log/?kind=question&id=${questions[0]}`,
    )
    expect(log.body.results.map(({ action }) => action)).toEqual(['sent_to_review'])
    const after = await read()
    expect(after.questions[0]).toMatchObject({ under_review: true, sent_at: sent.body.sent_at })
    expect([after.version, after.mean]).toEqual([before.version, before.mean])
    const { revision } = question
    await staff.call('POST', `questions/v4/question-reviews/${questions[0]}/`, {
      verdict: 'approve',
      reason: '',
      revision,
    })
    expect(await asked(questions[0]!)).toMatchObject({ reviewed: true, review_reasons: [] })
  })

  it('is refused for another version, and for a question that the exam does not ask', async () => {
    expect((await send({ question: questions[1], version: 2 })).body.errors).toMatchObject([{ code: 'newer_version' }])
    expect((await send({ question: '999999999', version: 1 })).status).toBe(404)
    const editor = await moderator(testApp)
    await testApp.db.pool.query(`update users set role = 'moderator' where id = $1`, [editor.id])
    expect((await send({ question: questions[1], version: 1 }, editor)).status).toBe(403)
  })
})
