import type { ExamDetails, ParticipatedExam, Result, Standings } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { type HeldExam, holdExam, minute } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { type Person, request } from '../../../testing/test-app.ts'

const hour = 60 * minute
/** From an exam's end until it is final. */
const settled = 2 * minute + 5_001
/** From there until what waits for that is announced to open. */
const announced = 2 * minute + 10_000

const testApp = await openTestApp()

async function finish(): Promise<void> {
  testApp.clock.advance(hour + settled)
  await testApp.app.exams.sweep()
  testApp.clock.advance(announced - settled)
}

/** An exam in the archive; the first five of its ten questions are of one subject, the others of another. */
async function archivedExam(options: Parameters<typeof holdExam>[2] = {}) {
  const exam = await holdExam(testApp.db, testApp.clock.now(), { cutMark: 5_000, ...options })
  await finish()
  return exam
}

/** Another exam, an hour from now or as said, that asks these questions again. */
function askAgain(asks: readonly string[], { inMs = hour, questionState = 3 } = {}): Promise<HeldExam> {
  const start = testApp.clock.now() + inMs
  return holdExam(testApp.db, start, { asks, questionState })
}

async function tryIt(person: Person, exam: HeldExam, answers: Record<string, number>): Promise<void> {
  await person.join(exam.id, 'archive')
  expect((await person.submit(exam.id, { state: 'archive', answers })).status).toBe(200)
}

const resultOf = async (person: Person, exam: HeldExam, state = 'archive') =>
  (await person.call<Result>('GET', `exam/v5/results/${exam.id}/?state=${state}`)).body
const participated = async (person: Person) =>
  (await person.call<{ results: ParticipatedExam[] }>('GET', 'exam/v5/user-participated-exams/?state=archive')).body
const standings = (exam: HeldExam, token?: string) =>
  request<Standings & { code: string }>(testApp.app, 'GET', `exam/v5/standings/${exam.id}/?state=archive`, { token })

/** Everything that shows figures of a try in the archive, as it goes over the wire. */
async function figures(person: Person, { id }: HeldExam): Promise<string[]> {
  const paths = [
    `exam/v5/results/${id}/?state=archive`,
    `exam/v5/exam_data/${id}/?state=archive&result=true&archived_result_field=true&standings=true`,
    `exam/v5/standings/${id}/?state=archive`,
    `exam/v5/exams/${id}/?state=archive`,
    'exam/v5/user-participated-exams/',
    'exam/v5/live-exams/',
  ]
  const answers = await Promise.all(paths.map(path => person.call('GET', path)))
  // A refusal names its request.
  return answers.map(({ text }) => text.replaceAll(/"request_id":"[^"]*"/g, ''))
}

/** What each of the four answers to one question of the exam brings, the others being answered alike. */
async function probe(exam: HeldExam, question: string, who: () => Promise<Person>): Promise<Set<string>> {
  const seen = new Set<string>()
  for (const answer of [0, 1, 2, 3]) {
    const person = await who()
    await tryIt(person, exam, { ...exam.right(6), [question]: answer })
    seen.add(JSON.stringify(await figures(person, exam)))
  }
  return seen
}

describe('trying an archived exam while another exam asks one of its questions', () => {
  it('reveals nothing of that question to me, however often I try', async () => {
    const exam = await archivedExam()
    const [asked, free] = [...exam.key.keys()].slice(4) as [string, string]
    await askAgain([asked])
    const me = await testApp.person({ member: true })
    await tryIt(me, exam, {})
    const again = async () => me
    expect((await probe(exam, asked, again)).size).toBe(1)
    // The probe notices what may be shown.
    expect((await probe(exam, free, again)).size).toBe(2)
  })

  it('reveals nothing either when each answer is given by another person, as their first try', async () => {
    const exam = await archivedExam()
    const [asked] = exam.key.keys()
    const crowd = () => testApp.person({ member: true })
    expect((await probe(exam, asked!, crowd)).size).toBeGreaterThan(1)
    await askAgain([asked!])
    expect((await probe(exam, asked!, crowd)).size).toBe(1)
  })

  it('marks the rest, and says how many questions are not marked yet', async () => {
    const exam = await archivedExam()
    const [first, , third] = [...exam.key.keys()]
    const me = await testApp.person({ member: true })
    const answers = { ...exam.wrong(4), ...exam.right(1) }
    await tryIt(me, exam, answers)
    const [whole, row] = [await resultOf(me, exam), (await participated(me)).results[0]]
    expect(whole).toMatchObject({ marks: 0.25, incorrect_answers: 3, unanswered: 6, withheld: 0, total_marks: 10 })
    await askAgain([first!, third!])

    const result = await resultOf(me, exam)
    expect(result).toMatchObject({
      ...{ marks: -0.5, correct_answers: 0, incorrect_answers: 2, unanswered: 6, withheld: 2, marks_lost: 0.5 },
      ...{ total_marks: 8, total_questions: 10, grade: 'F', cut_mark: 5, passed: null },
      ...{ position: -1, percentile: null, histogram: null, total_examinees: 0, passed_examinees: 0 },
    })
    expect(result.subjects.map(each => [each.marks, each.total_marks, each.unanswered])).toEqual([
      [-0.5, 3, 1],
      [0, 5, 5],
    ])
    expect((await participated(me)).results[0]).toMatchObject({ marks: null, position: -1 })

    testApp.clock.advance(2 * hour + settled)
    await testApp.app.exams.sweep()
    expect(await resultOf(me, exam)).toEqual(whole)
    expect((await participated(me)).results[0]).toEqual(row)
  })

  it('withholds from a day before that exam starts, and only if it is approved', async () => {
    const exam = await archivedExam()
    const me = await testApp.person({ member: true })
    await tryIt(me, exam, exam.right())
    const draft = await askAgain([...exam.key.keys()], { inMs: 24 * hour + 1, questionState: 2 })
    const withheld = async () => (await resultOf(me, exam)).withheld
    testApp.clock.advance(1)
    expect(await withheld()).toBe(0)
    testApp.clock.advance(-1)
    await testApp.db.pool.query('update exams set question_state = 3 where id = $1', [draft.id])
    expect(await withheld()).toBe(0)
    testApp.clock.advance(1)
    const { marks, total_marks, grade, withheld: all } = await resultOf(me, exam)
    expect({ marks, total_marks, grade, all }).toEqual({ marks: 0, total_marks: 0, grade: '', all: 10 })
  })

  it('holds for a moderator’s tries as well', async () => {
    const exam = await archivedExam()
    const [asked] = exam.key.keys()
    await askAgain([asked!])
    const me = await testApp.person({ member: true })
    await testApp.db.pool.query(`update users set role = 'owner' where id = $1`, [me.id])
    await tryIt(me, exam, {})
    expect((await probe(exam, asked!, async () => me)).size).toBe(1)
  })

  it('leaves what I got in the live exam as it is', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now())
    const me = await testApp.person({ member: true })
    await me.join(exam.id)
    await me.submit(exam.id, { answers: exam.right(7) })
    await finish()
    await tryIt(me, exam, {})
    await askAgain([...exam.key.keys()])
    expect(await resultOf(me, exam, 'live')).toMatchObject({ marks: 7, position: 1, withheld: 0, total_marks: 10 })
    const { results } = (await me.call<{ results: ParticipatedExam[] }>('GET', 'exam/v5/user-participated-exams/')).body
    expect(results.map(({ mode, marks, position }) => [mode, marks, position])).toEqual(
      expect.arrayContaining([
        ['live', 7, 1],
        ['archive', null, -1],
      ]),
    )
  })
})

describe('the archive’s standings', () => {
  it('is closed meanwhile to everybody, says until when, and opens again', async () => {
    const exam = await archivedExam()
    const me = await testApp.person({ member: true })
    await tryIt(me, exam, exam.right(3))
    expect((await standings(exam)).body.count).toBe(1)
    const [asked] = exam.key.keys()
    await askAgain([asked!])
    for (const token of [undefined, me.token])
      expect((await standings(exam, token)).body.code).toBe('result_not_published')
    const opens = new Date(testApp.clock.now() + 2 * hour + announced).toISOString()
    const details = (await me.call<ExamDetails>('GET', `exam/v5/exams/${exam.id}/?state=archive`)).body
    expect([details.standing_visibility, (await resultOf(me, exam)).standing_visibility]).toEqual([opens, opens])

    testApp.clock.advance(2 * hour + settled)
    await testApp.app.exams.sweep()
    expect((await standings(exam)).body).toMatchObject({ count: 1, results: [{ marks: 3 }] })
  })
})

describe('a sample, which anybody may sit under ever new names', () => {
  it('reveals nothing of a question that another exam asks', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now(), { isDemo: true, membersOnly: false })
    const [asked, free] = exam.key.keys()
    await askAgain([asked!])
    const marks = async (question: string, answer: number) => {
      const person = await testApp.person()
      await person.join(exam.id)
      await person.submit(exam.id, { answers: { [question]: answer } })
      const { submitted_at: _, ...shown } = await resultOf(person, exam, 'live')
      return JSON.stringify(shown)
    }
    const all = async (question: string) => new Set(await Promise.all([0, 1, 2, 3].map(each => marks(question, each))))
    expect((await all(asked!)).size).toBe(1)
    expect((await all(free!)).size).toBe(2)
  })
})

describe('a result', () => {
  it('shows when solutions open as the exam itself does: of a ranked one once its list is final', async () => {
    const now = testApp.clock.now()
    const exam = await holdExam(testApp.db, now, { solutionVisibility: new Date(now) })
    const me = await testApp.person({ member: true })
    await me.join(exam.id)
    await me.submit(exam.id, {})
    const { solution_visibility: visibility } = await resultOf(me, exam, 'live')
    const details = (await me.call<ExamDetails>('GET', `exam/v5/exams/${exam.id}/?state=live`)).body
    expect([visibility, details.solution_visibility]).toEqual(
      new Array(2).fill(new Date(now + hour + announced).toISOString()),
    )
  })
})
