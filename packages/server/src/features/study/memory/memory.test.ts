import type { Mistake, StudyProgress, StudyQuestion, StudyToday } from '@prostuti/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { dhakaDay, startOfDhakaDay } from '../../../platform/dhaka-day.ts'
import { type HeldExam, holdExam, minute } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { addProgram, enrol } from '../../../testing/programs.ts'
import { runTasks } from '../../../testing/run-tasks.ts'
import type { Person } from '../../../testing/test-app.ts'
import { recordAnswers } from './record-answers.ts'

const testApp = await openTestApp()
const { db, clock, app } = testApp

const day = 24 * 60 * minute

/** Ten in the morning of the next day, in Dhaka: an exam is over before the day is. */
beforeEach(() => clock.set(startOfDhakaDay(dhakaDay(clock.now())) + day + 600 * minute))
const today = () => dhakaDay(clock.now())

/** Lets everybody's time run out, the results become final, and the solutions open. */
async function finish(): Promise<void> {
  clock.advance(62 * minute + 5_001)
  await app.exams.sweep()
  clock.advance(5_000)
}

/** A learner who hands in these answers of a new exam of ten questions. */
async function sat(answersOf: (exam: HeldExam) => Record<string, number>, options?: Parameters<typeof holdExam>[2]) {
  const exam = await holdExam(db, clock.now(), options)
  const person = await testApp.person({ member: true })
  await person.join(exam.id)
  expect((await person.submit(exam.id, { answers: answersOf(exam) })).status).toBe(200)
  return { exam, person, ids: [...exam.key.keys()] }
}

/** Six right, two wrong, two left out. */
const mixed = (exam: HeldExam) => ({ ...exam.wrong(8), ...exam.right(6) })

const mistakes = async (person: Person, query = '') =>
  (await person.call<{ count: number; results: Mistake[] }>('GET', `questions/v4/mistakes/${query}`)).body
const reviews = async (person: Person, query = '') =>
  (await person.call<{ today: StudyToday; questions: StudyQuestion[] }>('GET', `questions/v4/reviews/${query}`)).body
const progress = async (person: Person) =>
  (await person.call<StudyProgress>('GET', 'questions/v4/study-progress/')).body

interface Logged {
  today: StudyToday
  states: { question: string; due_on: string }[]
}
const review = (question: string, answer: number | null, given: object = {}) => ({
  ...{ id: crypto.randomUUID(), question, answer, at: new Date(clock.now()).toISOString(), spent_ms: 8_000 },
  ...given,
})
const log = (person: Person, ...all: object[]) => person.call<Logged>('POST', 'questions/v4/reviews/', { reviews: all })

const rightOf = ({ options }: StudyQuestion) => options.find(option => option.is_correct)!.number
const idsOf = ({ results }: { results: Mistake[] }) => results.map(({ question }) => question.id).sort()

describe('the notebook', () => {
  it('holds what was wrong once the solutions are open, and neither what was left out nor anything before', async () => {
    const { person, ids } = await sat(mixed)
    expect(await mistakes(person)).toMatchObject({ count: 0, results: [] })
    await finish()
    const found = await mistakes(person)
    expect([found.count, idsOf(found)]).toEqual([2, ids.slice(6, 8).sort()])
    const tomorrow = dhakaDay(clock.now() + day)
    for (const { question, due_on, times_wrong, waiting, last_answer } of found.results) {
      expect([due_on, times_wrong, waiting, question.embargoed]).toEqual([tomorrow, 1, false, false])
      expect(last_answer).not.toBeNull()
      expect(last_answer).not.toBe(rightOf(question))
      expect(question.options.map(({ number }) => number).sort()).toEqual([0, 1, 2, 3])
    }
    expect((await progress(person)).topics.reduce((sum, { answers }) => sum + answers, 0)).toBe(8)
  })

  it('names my answer by its number for life, whatever the paper’s order', async () => {
    const { person, exam } = await sat(each => each.wrong())
    await finish()
    const { rows } = await db.pool.query('select question_ids, option_orders from paper_keys where exam_id = $1', [
      exam.id,
    ])
    const order = new Map<string, number[]>(
      rows[0].question_ids.map((id: string, index: number) => [id, rows[0].option_orders[index]]),
    )
    for (const { question, last_answer } of (await mistakes(person)).results)
      expect(last_answer).toBe(order.get(question.id)![exam.wrong()[question.id]!])
  })

  it('holds those of a practice in the archive, and nothing of an exam whose solutions never open', async () => {
    const [closed, ended] = [await sat(exam => exam.wrong(), { solutionVisibility: null }), await sat(() => ({}))]
    await finish()
    expect((await mistakes(closed.person)).count).toBe(0)
    const later = await testApp.person({ member: true })
    await later.join(ended.exam.id, 'archive')
    await later.submit(ended.exam.id, { state: 'archive', answers: ended.exam.wrong(3) })
    expect((await mistakes(later)).count).toBe(3)
  })

  it('pages, newest first, and narrows to a topic', async () => {
    const { person } = await sat(exam => exam.wrong())
    await finish()
    const first = await mistakes(person, '?page_size=6')
    const [topic] = first.results.map(({ question }) => question.topic.id)
    expect([first.count, first.results.length]).toEqual([10, 6])
    const found = await mistakes(person, `?category=${topic}`)
    expect([found.count, new Set(found.results.map(({ question }) => question.topic.id))]).toEqual([
      5,
      new Set([topic]),
    ])
  })

  it('is corrected by a regrade', async () => {
    const staff = await testApp.person({ member: true })
    await db.pool.query(`update users set role = 'owner' where id = $1`, [staff.id])
    const { person, exam, ids } = await sat(each => each.wrong())
    await finish()
    const [question, other] = (await mistakes(person)).results
    const changes = [
      { question: question!.question.id, accepted: [question!.last_answer] },
      { question: other!.question.id, accepted: null },
    ]
    const body = { changes, version: 1, note: 'ভুল উত্তর' }
    expect((await staff.call('POST', `exam/v5/admin-exams/${exam.id}/regrade/`, body)).status).toBe(200)
    await runTasks(app)
    const corrected = await mistakes(person)
    const left = ids.filter(id => !changes.some(change => change.question === id))
    expect(idsOf(corrected)).toEqual(left.sort())
  })

  it('waits with what another exam asks now: it shows no key, takes no side, and is shown afterwards', async () => {
    const { person, ids } = await sat(exam => exam.wrong())
    await finish()
    const before = await mistakes(person)
    await db.pool.query('update questions set published_at = $2 where id = any($1)', [ids, new Date(clock.now())])
    await holdExam(db, clock.now(), { asks: ids.slice(0, 3) })
    clock.advance(1_000)
    const during = await mistakes(person)
    const waiting = during.results.filter(each => each.waiting)
    expect(waiting.map(({ question }) => question.id).sort()).toEqual(ids.slice(0, 3).sort())
    for (const { question } of waiting) expect(question.options.map(({ is_correct }) => is_correct)).not.toContain(true)
    const asked = await reviews(person, '?cram=true')
    expect(asked.questions.map(({ id }) => id).sort()).toEqual(ids.slice(3).sort())
    const [right, wrong] = ids
      .slice(0, 2)
      .map(id => before.results.find(({ question }) => question.id === id)!.question)
    const sent = [review(right!.id, rightOf(right!)), review(wrong!.id, (rightOf(wrong!) + 1) % 4)]
    const dueBefore = new Map(during.results.map(({ question, due_on }) => [question.id, due_on]))
    const { body } = await log(person, ...sent)
    expect(body.states.map(({ question, due_on }) => due_on === dueBefore.get(question))).toEqual([true, true])
    const answered = (await progress(person)).topics.map(({ answers, right }) => [answers, right])
    expect(answered).toEqual([
      [5, 0],
      [5, 0],
    ])
    await finish()
    const after = await mistakes(person)
    const wrongCounts = new Map(after.results.map(({ question, times_wrong }) => [question.id, times_wrong]))
    expect([wrongCounts.get(right!.id), wrongCounts.get(wrong!.id)]).toEqual([1, 2])
  })
})

describe('reviews', () => {
  it('come the next day, with keys, and each answer moves its question once', async () => {
    const { person } = await sat(exam => exam.wrong())
    await finish()
    expect((await reviews(person)).questions).toEqual([])
    clock.advance(day)
    const asked = await reviews(person)
    expect([asked.questions.length, asked.today.reviews_left, asked.today.goal]).toEqual([10, 10, 30])
    const [first, second] = asked.questions as [StudyQuestion, StudyQuestion]
    const sent = [review(first.id, rightOf(first)), review(second.id, null)]
    const { status, body } = await log(person, ...sent)
    expect([status, body.today.answered, body.today.reviews_left]).toEqual([200, 1, 8])
    const due = new Map(body.states.map(({ question, due_on }) => [question, due_on]))
    expect([due.get(first.id), due.get(second.id)]).toEqual([
      dhakaDay(clock.now() + 3 * day),
      dhakaDay(clock.now() + day),
    ])
    // What was sent again, and what is answered again on that day, moves nothing.
    clock.advance(1_000)
    const again = await log(person, ...sent, review(second.id, rightOf(second)))
    expect(new Map(again.body.states.map(({ question, due_on }) => [question, due_on]))).toEqual(due)
    expect(again.body.today.answered).toBe(2)
  })

  it('leave the schedule alone when a learner crams', async () => {
    const { person } = await sat(exam => exam.wrong())
    await finish()
    const [question] = (await reviews(person, '?cram=true')).questions
    await log(person, review(question!.id, rightOf(question!), { cram: true }))
    const { due_on } = (await mistakes(person)).results.find(each => each.question.id === question!.id)!
    expect(due_on).toBe(dhakaDay(clock.now() + day))
  })

  it('stop at the daily goal, which is mine to choose', async () => {
    const { person } = await sat(exam => exam.wrong())
    await finish()
    clock.advance(day)
    const { body } = await person.call<StudyToday>('PATCH', 'questions/v4/study-goal/', { daily_goal: 6 })
    expect(body).toEqual({ date: today(), answered: 0, goal: 6, reviews_left: 6 })
    expect((await reviews(person)).questions).toHaveLength(6)
  })

  it('count nothing of a question that was never asked, and do not wait for it', async () => {
    const { person } = await sat(exam => exam.wrong())
    const stranger = await sat(exam => exam.wrong())
    await finish()
    const [own] = (await mistakes(person)).results
    const { status, body } = await log(person, review(own!.question.id, 1), review(stranger.ids[0]!, 1))
    expect([status, body.states.map(each => each.question)]).toEqual([200, [own!.question.id]])
    expect((await mistakes(person)).count).toBe(10)
  })

  it('count nothing in the future, however a device’s clock is set', async () => {
    const { person } = await sat(exam => exam.wrong())
    await finish()
    const [own] = (await mistakes(person)).results
    const ahead = new Date(clock.now() + 400 * day).toISOString()
    await log(person, review(own!.question.id, null, { at: ahead }))
    const { results } = await mistakes(person)
    for (const each of results) expect(Date.parse(each.last_at)).toBeLessThanOrEqual(clock.now())
  })

  it('come before the next exam of my routine', async () => {
    const { person } = await sat(exam => exam.wrong(1))
    await finish()
    const coming = await holdExam(db, clock.now() + 3 * day)
    const program = await addProgram(db, { startsOn: dhakaDay(clock.now()) }, [{ interval: 3, exam: coming.id }])
    await enrol(db, person, program, clock.now())
    clock.advance(day)
    const [question] = (await reviews(person)).questions
    const { body } = await log(person, review(question!.id, rightOf(question!)))
    // Its memory would last a day longer than until the eve.
    expect(body.states).toEqual([{ question: question!.id, due_on: dhakaDay(clock.now() + day) }])
    expect((await progress(person)).next_exam).toMatchObject({ id: String(coming.id) })
  })
})

describe('progress', () => {
  it('knows weak topics, days and the streak', async () => {
    const { person } = await sat(mixed)
    await finish()
    const found = await progress(person)
    expect([found.streak, found.mistakes]).toEqual([{ days: 1, rested_this_week: false }, 2])
    expect([found.days.length, found.days.at(-1)]).toEqual([119, { date: today(), answered: 8 }])
    for (const { topic, answers, right } of found.weak) {
      expect(right / answers).toBeLessThan(0.8)
      expect(topic.title).toMatch(/^বিষয়/)
    }
  })

  it('and all else are there in time for a learner with ten thousand answers', async () => {
    const { person, exam } = await sat(each => each.wrong())
    const others = await Promise.all(
      Array.from({ length: 5 }, () => holdExam(db, clock.now(), { questions: 400, questionState: 0 })),
    )
    const ids = others.flatMap(({ key }) => [...key.keys()])
    await db.pool.query('update questions set published_at = $2 where id = any($1)', [ids, new Date(clock.now())])
    const answers = ids.flatMap((question, index) =>
      Array.from({ length: 5 }, (_, round) => ({
        ...{ question, ref: `practice:${exam.id}:${round}`, source: 'practice' as const, spentMs: 9_000 },
        ...{ at: clock.now() - (index % 50) * day - round * 7 * day, answer: 1, isRight: (index + round) % 3 !== 0 },
      })),
    )
    await inTransaction(db.pool, client => recordAnswers(client, BigInt(person.id), answers))
    const [weak] = (await progress(person)).weak
    const wanted = weak?.topic.id ?? '1'
    for (const path of ['study-progress/', 'reviews/', 'mistakes/', `reviews/?cram=true&category=${wanted}`]) {
      const began = performance.now()
      expect((await person.call('GET', `questions/v4/${path}`)).status).toBe(200)
      expect(performance.now() - began, path).toBeLessThan(10_000)
    }
  })
})
