import { randomUUID } from 'node:crypto'
import type { DealtPractice, PracticeResult, PracticeSummary, StoredPractice } from '@prostuti/contract'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { type HeldExam, holdExam, minute } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import type { Person } from '../../../testing/test-app.ts'
import { questions } from '../../questions/index.ts'

const testApp = await openTestApp()
const { db, clock } = testApp
const hour = 60 * minute

type Failed = { code: string; errors?: { path: string }[] }

const deal = (person: Person, query: string) =>
  person.call<DealtPractice & Failed>('GET', `questions/v4/practice-exam/?${query}`)

/** An exam that is over and final, whose questions are published, in two topics of its own. */
async function pastExam(options: Parameters<typeof holdExam>[2] = {}) {
  const now = clock.now()
  const over = new Date(now - 2 * hour)
  const exam = await holdExam(db, now - 3 * hour, { endTime: over, solutionVisibility: over, ...options })
  await testApp.app.exams.sweep()
  await testApp.app.exams.publishQuestions()
  const ids = [...exam.key.keys()]
  const rows = await db.orm
    .select({ id: questions.id, topic: questions.categoryId })
    .from(questions)
    .where(inArray(questions.id, ids.map(BigInt)))
  return { exam, ids, topics: [...new Set(rows.map(({ topic }) => String(topic)))] }
}

/** The dealt questions with each answer right, or wrong for those named. */
function sheet(dealt: DealtPractice, { wrong = [], skipped = [] }: { wrong?: string[]; skipped?: string[] } = {}) {
  return dealt.questions.map(({ id, options }) => {
    const right = options.find(option => option.is_correct)!.number
    const other = options.find(option => !option.is_correct)!.number
    return {
      question: id,
      answer: skipped.includes(id) ? null : wrong.includes(id) ? other : right,
      at: new Date(clock.now()).toISOString(),
      spent_ms: 4_000,
    }
  })
}

function submission(dealt: DealtPractice, answers: ReturnType<typeof sheet>, practice: string = randomUUID()) {
  const now = new Date(clock.now()).toISOString()
  return {
    ...{ practice, mode: dealt.mode, source: dealt.source, topics: dealt.topics.map(({ id }) => id), exam: null },
    ...{ seed: dealt.seed, duration_seconds: null, started_at: now, finished_at: now, answers },
  }
}

const submit = (person: Person, body: ReturnType<typeof submission>) =>
  person.call<PracticeResult & Failed>('POST', 'questions/v4/practice-submit/', body)

/** Another exam that begins now and asks these questions. */
const embargo = (asks: readonly string[]): Promise<HeldExam> =>
  holdExam(db, clock.now(), { asks, endTime: new Date(clock.now() + hour) })

describe('a practice', () => {
  it('has as many questions of its topics as were asked for, with keys to learn by and without to be tested', async () => {
    const { topics, ids } = await pastExam()
    const person = await testApp.person({ member: true })
    const learning = await deal(person, `category_id=${topics.join(',')}&count=6`)
    expect(learning.body).toMatchObject({ mode: 'learn', source: 'topics', asked: 6, available: 10, exam: null })
    expect(learning.body.questions).toHaveLength(6)
    for (const { id, options } of learning.body.questions) {
      expect(ids).toContain(id)
      expect(options.filter(option => option.is_correct)).toHaveLength(1)
    }
    const test = await deal(person, `category_id=${topics.join(',')}&count=6&mode=test`)
    for (const { options, explanation } of test.body.questions) {
      expect(explanation).toBeNull()
      expect(options.map(option => [option.is_correct, option.explanation])).toEqual(options.map(() => [null, null]))
    }
  })

  it('gives all there are where there are fewer', async () => {
    const { topics } = await pastExam({ questions: 6 })
    const person = await testApp.person({ member: true })
    const { body } = await deal(person, `category_id=${topics[0]}&count=50`)
    expect(body).toMatchObject({ asked: 50, available: 3 })
    expect(body.questions).toHaveLength(3)
  })

  it('deals nothing that an exam under way asks, and nothing that nobody has published', async () => {
    const { topics, ids } = await pastExam()
    const person = await testApp.person({ member: true })
    await embargo(ids.slice(0, 4))
    await db.orm
      .update(questions)
      .set({ publishedAt: null })
      .where(eq(questions.id, BigInt(ids[5]!)))
    const { body } = await deal(person, `category_id=${topics.join(',')}&count=50`)
    const dealt = body.questions.map(({ id }) => id)
    expect(body.available).toBe(5)
    expect(dealt.toSorted()).toEqual(ids.filter((_, index) => index > 3 && index !== 5).toSorted())
    await embargo(ids)
    expect((await deal(person, `category_id=${topics.join(',')}`)).body.code).toBe('no_data')
  })

  it('deals nothing that the staff have sent back for review', async () => {
    const { topics, ids } = await pastExam()
    const person = await testApp.person({ member: true })
    await db.orm
      .update(questions)
      .set({ reviewed: false })
      .where(eq(questions.id, BigInt(ids[0]!)))
    const { body } = await deal(person, `category_id=${topics.join(',')}&count=50`)
    expect([body.available, body.questions.some(({ id }) => id === ids[0])]).toEqual([9, false])
  })

  it('asks for topics and for an exam where it needs them', async () => {
    const person = await testApp.person({ member: true })
    expect((await deal(person, '')).body.errors?.[0]?.path).toBe('category_id')
    expect((await deal(person, 'source=past-paper')).body.errors?.[0]?.path).toBe('exam')
    expect((await deal(person, 'source=past-paper&exam=999999')).body.code).toBe('no_exam_found')
  })

  it('is marked at once, and answers alike when it comes again', async () => {
    const { topics } = await pastExam()
    const person = await testApp.person({ member: true })
    const { body: dealt } = await deal(person, `category_id=${topics.join(',')}&count=10`)
    const [first, second, third] = dealt.questions.map(({ id }) => id) as [string, string, string]
    const handed = submission(dealt, sheet(dealt, { wrong: [first, second], skipped: [third] }))
    const { status, body } = await submit(person, handed)
    expect(status).toBe(200)
    expect(body).toMatchObject({ correct: 7, incorrect: 2, unanswered: 1, withheld: 0, answered: 9, spent_ms: 40_000 })
    expect(body.questions.map(({ right }) => right)).toEqual([false, false, false, ...Array<boolean>(7).fill(true)])
    expect(body.by_topic.reduce((sum, topic) => sum + topic.correct, 0)).toBe(7)
    expect((await submit(person, handed)).body).toEqual(body)
    const other = { ...handed, answers: sheet(dealt) }
    expect((await submit(person, other)).body.code).toBe('conflict')
  })

  it('keeps what was wrong in the notebook, once, and not what was left out', async () => {
    const { topics } = await pastExam()
    const person = await testApp.person({ member: true })
    const { body: dealt } = await deal(person, `category_id=${topics.join(',')}&count=10`)
    const [skipped, ...missed] = dealt.questions.slice(0, 3).map(({ id }) => id)
    const handed = submission(dealt, sheet(dealt, { wrong: missed, skipped: [skipped!] }))
    await submit(person, handed)
    await submit(person, handed)
    const { body } = await deal(person, 'source=mistakes&count=50')
    expect(body.questions.map(({ id }) => id).toSorted()).toEqual(missed.toSorted())
    const first = await deal(person, `category_id=${topics.join(',')}&count=5&mistakes_first=true`)
    const dealtFirst = first.body.questions.slice(0, 2).map(({ id }) => id)
    expect(dealtFirst.toSorted()).toEqual(missed.toSorted())
  })

  it('counts a question that an exam asks by now neither way, and reveals no key of it', async () => {
    const { topics } = await pastExam()
    const person = await testApp.person({ member: true })
    const { body: dealt } = await deal(person, `category_id=${topics.join(',')}&count=10`)
    const asked = dealt.questions[0]!.id
    await embargo([asked])
    const { body } = await submit(person, submission(dealt, sheet(dealt, { wrong: [asked] })))
    expect(body).toMatchObject({ correct: 9, incorrect: 0, unanswered: 0, withheld: 1 })
    expect(body.questions[0]).toMatchObject({ id: asked, right: null, explanation: null })
    expect(body.questions[0]!.options.every(option => option.is_correct === null)).toBe(true)
  })

  it('refuses by name what this person may not see', async () => {
    const { topics } = await pastExam()
    const secret = [...(await holdExam(db, clock.now() + hour, {})).key.keys()][0]!
    const person = await testApp.person({ member: true })
    const { body: dealt } = await deal(person, `category_id=${topics.join(',')}&count=5`)
    const handed = submission(dealt, sheet(dealt))
    handed.answers[2]!.question = secret
    const { status, body } = await submit(person, handed)
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'answers.2.question'])
  })
})

describe('what a learner did in an exam', () => {
  it('can be practised: what went wrong, once the solutions are open, and the whole paper', async () => {
    const now = clock.now()
    const exam = await holdExam(db, now, { endTime: new Date(now + hour) })
    const person = await testApp.person({ member: true })
    await person.join(exam.id)
    const right = exam.right(7)
    await person.submit(exam.id, { answers: { ...right } })
    expect((await deal(person, `source=exam-mistakes&exam=${exam.id}`)).body.code).toBe('result_not_published')
    clock.advance(2 * hour)
    await testApp.app.exams.sweep()
    clock.advance(minute)
    await testApp.app.exams.sweep()
    await testApp.app.exams.publishQuestions()
    const { body } = await deal(person, `source=exam-mistakes&exam=${exam.id}`)
    const missed = [...exam.key.keys()].slice(7)
    expect(body.questions.map(({ id }) => id)).toEqual(missed)
    expect(body).toMatchObject({ exam: { id: String(exam.id) }, asked: 3, available: 3, duration_seconds: 135 })
    const paper = await deal(person, `source=past-paper&exam=${exam.id}&mode=test`)
    expect(paper.body).toMatchObject({ asked: 10, available: 10, duration_seconds: 600 })
    expect(paper.body.questions.map(({ id }) => id)).toEqual([...exam.key.keys()])
    const stranger = await testApp.person({ member: true })
    expect((await deal(stranger, `source=exam-mistakes&exam=${exam.id}`)).body.code).toBe('not_joined')
  })
})

describe('an unfinished practice', () => {
  const open = (dealt: DealtPractice, answers: ReturnType<typeof sheet>, savedAt = clock.now()) => ({
    ...{ mode: dealt.mode, source: dealt.source, topics: dealt.topics.map(({ id }) => id), exam: null },
    ...{ seed: dealt.seed, duration_seconds: null, started_at: new Date(clock.now() - minute).toISOString() },
    saved_at: new Date(savedAt).toISOString(),
    questions: dealt.questions.map(({ id }) => id),
    answers,
  })
  const path = (id: string) => `questions/v4/practices/${id}/`

  it('goes on elsewhere, the newer copy counts, and it is nobody else’s', async () => {
    const { topics } = await pastExam()
    const person = await testApp.person({ member: true })
    const { body: dealt } = await deal(person, `category_id=${topics.join(',')}&count=10`)
    const id = randomUUID()
    clock.advance(minute)
    const answers = sheet(dealt)
    expect((await person.call('PUT', path(id), open(dealt, answers.slice(0, 4)))).status).toBe(200)
    await person.call('PUT', path(id), open(dealt, answers.slice(0, 1), clock.now() - 1_000))
    const { body } = await person.call<StoredPractice>('GET', path(id))
    expect(body.questions.map(question => question.id)).toEqual(dealt.questions.map(question => question.id))
    expect(body.open?.answers).toHaveLength(4)
    expect(body.result).toBeNull()
    const listed = await person.call<{ results: PracticeSummary[] }>('GET', 'questions/v4/practices/?open=true')
    expect(listed.body.results).toMatchObject([{ id, answered: 4, question_count: 10, finished_at: null }])
    const stranger = await testApp.person({ member: true })
    expect((await stranger.call('GET', path(id))).status).toBe(404)
    expect((await stranger.call('DELETE', path(id))).status).toBe(404)
  })

  it('is finished once it is handed in, wherever that was', async () => {
    const { topics } = await pastExam()
    const person = await testApp.person({ member: true })
    const { body: dealt } = await deal(person, `category_id=${topics.join(',')}&count=5`)
    const id = randomUUID()
    await person.call('PUT', path(id), open(dealt, []))
    await submit(person, submission(dealt, sheet(dealt), id))
    clock.advance(minute)
    expect((await person.call('PUT', path(id), open(dealt, []))).body.code).toBe('conflict')
    const { body } = await person.call<StoredPractice>('GET', path(id))
    expect(body.result).toMatchObject({ correct: 5, incorrect: 0 })
    expect(body.open).toBeNull()
    const listed = await person.call<{ results: PracticeSummary[] }>('GET', 'questions/v4/practices/?open=false')
    expect(listed.body.results.map(each => each.id)).toEqual([id])
    expect((await person.call('DELETE', path(id))).status).toBe(204)
    expect((await person.call('GET', path(id))).status).toBe(404)
  })

  it('shows no key that is withheld by now, nor any in a test', async () => {
    const { topics } = await pastExam()
    const person = await testApp.person({ member: true })
    const { body: dealt } = await deal(person, `category_id=${topics.join(',')}&count=5`)
    const [learning, testing] = [randomUUID(), randomUUID()]
    await person.call('PUT', path(learning), open(dealt, []))
    await person.call('PUT', path(testing), { ...open(dealt, []), mode: 'test' })
    await embargo([dealt.questions[0]!.id])
    const keys = async (id: string) =>
      (await person.call<StoredPractice>('GET', path(id))).body.questions.map(
        ({ options }) => options.filter(option => option.is_correct !== null).length,
      )
    expect(await keys(learning)).toEqual([0, 4, 4, 4, 4])
    expect(await keys(testing)).toEqual([0, 0, 0, 0, 0])
  })
})

describe('short sets', () => {
  it('are listed for everybody once they have begun, and practised when they are over', async () => {
    const now = clock.now()
    const held = await holdExam(db, now - minute, { mode: 'SMALL', endTime: new Date(now + hour) })
    const coming = await holdExam(db, now + hour, { mode: 'SMALL', endTime: new Date(now + 2 * hour) })
    const person = await testApp.person({ member: true })
    const list = async () =>
      (await person.call<{ results: { id: string }[] }>('GET', 'questions/v4/short-sets/')).body.results.map(
        ({ id }) => id,
      )
    expect(await list()).toContain(String(held.id))
    expect(await list()).not.toContain(String(coming.id))
    expect((await deal(person, `source=short-set&exam=${held.id}`)).body.code).toBe('result_not_published')
    clock.advance(2 * hour)
    await testApp.app.exams.sweep()
    clock.advance(minute)
    await testApp.app.exams.sweep()
    await testApp.app.exams.publishQuestions()
    expect((await deal(person, `source=short-set&exam=${held.id}`)).body.questions).toHaveLength(10)
  })
})
