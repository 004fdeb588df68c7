import type {
  AcceptedKeys,
  Home,
  Regrade,
  RegradedSheet,
  RegradePreview,
  Result,
  Solutions,
  StaffQuestion,
  Standings,
  UsingExam,
} from '@prostuti/contract'
import { paperOrder } from '@prostuti/contract/attempt'
import { beforeAll, describe, expect, it } from 'vitest'
import { type HeldExam, holdExam, minute } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { runTasks } from '../../../testing/run-tasks.ts'
import type { Person } from '../../../testing/test-app.ts'

const testApp = await openTestApp()

/** Until everybody's sheet is settled and what waits for a final list is open. */
const overMs = 60 * minute + 2 * minute + 10_001

let staff: Person
beforeAll(async () => {
  staff = await testApp.person({ member: true })
  await testApp.db.pool.query(`update users set role = 'owner' where id = $1`, [staff.id])
})

/** Has so many people hand in these sheets, in turn a second apart, and waits until the results are final. */
async function sat(exam: HeldExam, sheets: Record<string, number>[]): Promise<Person[]> {
  const people = await Promise.all(sheets.map(() => testApp.person({ member: true })))
  for (const [index, person] of people.entries()) {
    await person.join(exam.id)
    testApp.clock.advance(1_000)
    expect((await person.submit(exam.id, { answers: sheets[index]! })).status).toBe(200)
  }
  testApp.clock.advance(overMs)
  await testApp.app.exams.sweep()
  return people
}

/** The author's number of a question's option in the paper. */
async function authorsNumber(exam: HeldExam, question: string, option: number): Promise<number> {
  const { rows } = await testApp.db.pool.query(
    'select option_orders, question_ids from paper_keys where exam_id = $1 order by version desc limit 1',
    [exam.id],
  )
  return rows[0].option_orders[rows[0].question_ids.indexOf(question)][option]
}

const keysOf = async (exam: HeldExam) =>
  (await staff.call<AcceptedKeys>('GET', `exam/v5/admin-exams/${exam.id}/accepted-keys/`)).body

const ask = (exam: HeldExam, changes: object[], rest: object = {}) =>
  staff.call<Regrade & { code: string; errors?: { code: string }[] }>(
    'POST',
    `exam/v5/admin-exams/${exam.id}/regrade/`,
    {
      ...{ changes, version: 1, note: 'ভুল উত্তর', ...rest },
    },
  )

/** Asks for it, does it, and waits until every process knows. */
async function regrade(exam: HeldExam, changes: object[], version = 1): Promise<void> {
  const asked = await ask(exam, changes, { version })
  expect([asked.status, asked.body.state]).toEqual([200, 'computing'])
  expect(await runTasks(testApp.app)).toBe(1)
  await new Promise(done => setTimeout(done, 1_050))
}

describe('a regrade', () => {
  it('accepts another option as well: those who chose it rise, and each reads it by the order they saw', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now(), { cutMark: 3_000 })
    const [question] = [...exam.key.keys()] as [string]
    const right = exam.key.get(question)!
    const other = (right + 1) % 4
    const three = exam.right(3)
    const [best, riser, skipper] = await sat(exam, [
      exam.right(4),
      { ...three, [question]: other },
      Object.fromEntries(Object.entries(exam.right(4)).filter(([id]) => id !== question)),
    ])
    const number = await authorsNumber(exam, question, other)
    const kept = await authorsNumber(exam, question, right)
    const changes = [{ question, accepted: [kept, number] }]
    const before = (await riser!.result(exam.id)).body
    expect([before.marks, before.position, before.passed, before.change]).toEqual([1.75, 3, false, null])

    const preview = await staff.call<RegradePreview>('POST', `exam/v5/admin-exams/${exam.id}/regrade/preview/`, {
      changes,
    })
    expect(preview.status).toBe(200)
    expect(preview.body).toMatchObject({
      version: 1,
      live: { sheets: 3, rose: 1, fell: 0, passed: 1, failed: 0 },
      archive: { sheets: 0, rose: 0, fell: 0 },
      examples: [
        { state: 'live', change: { marks_before: 1.75, marks_after: 3, position_before: 3, position_after: 2 } },
      ],
    })
    const sheets = async (show: string, limit = 100) =>
      (
        await staff.call<{ count: number; results: RegradedSheet[] }>(
          'POST',
          `exam/v5/admin-exams/${exam.id}/regrade/sheets/`,
          { changes, show, limit },
        )
      ).body
    const moves = async (show: string) =>
      (await sheets(show)).results.map(row => [
        [row.marks_before, row.marks_after],
        [row.position_before, row.position_after],
      ])
    const rises = [
      [1.75, 3],
      [3, 2],
    ]
    const stays = [
      [3, 3],
      [2, 2],
    ]
    const leads = [
      [4, 4],
      [1, 1],
    ]
    expect(await moves('first')).toEqual([leads, stays, rises])
    expect([await moves('risen'), await moves('fallen'), await moves('cut')]).toEqual([[rises], [], [rises]])
    const two = await sheets('first', 2)
    expect([two.count, two.results.length]).toEqual([3, 2])
    expect((await riser!.result(exam.id)).body).toEqual(before)

    await regrade(exam, changes)
    const after = (await riser!.result(exam.id)).body
    expect([after.marks, after.position, after.passed, after.version, after.provisional]).toEqual([
      3,
      2,
      true,
      2,
      false,
    ])
    expect(after.change).toEqual({
      ...preview.body.examples[0]!.change,
      at: expect.any(String),
      questions: [await asSeen(riser!, exam, question, { before: [right], after: [right, other], answer: other })],
    })
    const home = async (person: Person) => (await person.call<Home>('GET', 'exam/v5/live-exams/')).body.changed
    expect(await home(riser!)).toEqual({
      exam: String(exam.id),
      title: 'যাচাই পরীক্ষা',
      state: 'live',
      change: after.change,
    })
    expect(await home(await testApp.person())).toBeNull()
    expect((await best!.result(exam.id)).body).toMatchObject({ marks: 4, position: 1, version: 2 })
    expect((await skipper!.result(exam.id)).body.change).toMatchObject({ marks_before: 3, marks_after: 3 })

    const { body } = await riser!.call<Solutions>('GET', `exam/v5/solutions/${exam.id}/?state=live`)
    const solved = body.questions.find(({ id }) => id === question)!
    expect(solved.options.filter(({ is_correct }) => is_correct)).toHaveLength(2)
    expect([solved.marks, solved.cancelled]).toEqual([1, false])
  })

  it('cancels a question for everybody: neither right nor wrong, nor in the total', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now())
    const [question] = [...exam.key.keys()] as [string]
    const [good, bad] = await sat(exam, [exam.right(), exam.wrong(2)])
    await regrade(exam, [{ question, accepted: null }])
    const results = await Promise.all([good!, bad!].map(async person => (await person.result(exam.id)).body))
    expect(results.map(pick)).toEqual([
      { marks: 9, correct: 9, incorrect: 0, unanswered: 0, cancelled: 1, total: 9, subjects: [9, 9] },
      { marks: -0.25, correct: 0, incorrect: 1, unanswered: 8, cancelled: 1, total: 9, subjects: [9, -0.25] },
    ])
    const { body } = await good!.call<Solutions>('GET', `exam/v5/solutions/${exam.id}/?state=live`)
    expect(body.questions.filter(({ cancelled }) => cancelled).map(({ id, marks }) => [id, marks])).toEqual([
      [question, 0],
    ])
    const { questions } = await keysOf(exam)
    expect(questions.filter(({ cancelled }) => cancelled).map(each => each.question)).toEqual([question])
  })

  it('counts for the archive as well, for tries before it and after it', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now())
    const [question] = [...exam.key.keys()] as [string]
    await sat(exam, [exam.right()])
    const [early, late] = await Promise.all([1, 2].map(() => testApp.person({ member: true })))
    const tryIt = async (person: Person) => {
      await person.join(exam.id, 'archive')
      await person.submit(exam.id, { answers: { [question]: (exam.key.get(question)! + 1) % 4 }, state: 'archive' })
    }
    const marksOf = async (person: Person) =>
      (await person.call<Result>('GET', `exam/v5/results/${exam.id}/?state=archive`)).body
    await tryIt(early!)
    await tryIt(early!)
    expect((await marksOf(early!)).marks).toBe(-0.25)
    const number = await authorsNumber(exam, question, (exam.key.get(question)! + 1) % 4)
    await regrade(exam, [{ question, accepted: [number] }])
    await tryIt(late!)
    const [first, second] = [await marksOf(early!), await marksOf(late!)]
    expect([first.marks, first.version, first.ranking]).toEqual([1, 2, 'practice'])
    expect([second.marks, second.version, second.position, second.change]).toEqual([1, 2, 1, null])
  })

  it('waits for what is handed in while it publishes, and marks it by what counts then', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now())
    const [question] = [...exam.key.keys()] as [string]
    await sat(exam, [exam.right()])
    const people = await Promise.all(Array.from({ length: 12 }, () => testApp.person({ member: true })))
    for (const person of people) await person.join(exam.id, 'archive')
    const answers = { [question]: (exam.key.get(question)! + 1) % 4 }
    const number = await authorsNumber(exam, question, answers[question]!)
    await ask(exam, [{ question, accepted: [number] }])
    const tasks = runTasks(testApp.app)
    const closed = await Promise.all(
      people.map(async (person, index) => {
        await new Promise(done => setTimeout(done, index * 6))
        return person.submit(exam.id, { answers, state: 'archive' })
      }),
    )
    expect(closed.map(({ status }) => status)).toEqual(people.map(() => 200))
    expect(await tasks).toBe(1)
    await new Promise(done => setTimeout(done, 1_050))
    for (const person of people) {
      const { body } = await person.call<Result>('GET', `exam/v5/results/${exam.id}/?state=archive`)
      expect([body.marks, body.version]).toEqual([1, 2])
    }
    const { rows } = await testApp.db.pool.query(
      `select sum(count)::int as counted, (select count(*)::int from results where exam_id = $1 and mode = 2 and version = 2) as stored
         from exam_mark_counts where exam_id = $1 and mode = 2 and version = 2`,
      [exam.id],
    )
    expect(rows[0]).toEqual({ counted: 12, stored: 12 })
  })

  it('gives everybody the marks and the place that counting on one’s fingers gives, whatever was answered and changed', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now(), { questions: 6, solutionVisibility: null })
    const ids = [...exam.key.keys()]
    const random = chances(7)
    const sheets = Array.from({ length: 14 }, () =>
      Object.fromEntries(ids.flatMap(id => (random() < 0.2 ? [] : [[id, Math.floor(random() * 4)]]))),
    )
    const people = await sat(exam, sheets)
    // By the paper's own numbers: one option more, another one alone, all four, nothing.
    const accepted = new Map(ids.map(id => [id, [exam.key.get(id)!] as number[] | null]))
    accepted.set(ids[0]!, [exam.key.get(ids[0]!)!, (exam.key.get(ids[0]!)! + 1) % 4])
    accepted.set(ids[1]!, [(exam.key.get(ids[1]!)! + 2) % 4])
    accepted.set(ids[2]!, [0, 1, 2, 3])
    accepted.set(ids[3]!, null)
    const changes = await Promise.all(
      ids.slice(0, 4).map(async question => {
        const options = accepted.get(question)!
        const numbers = options && (await Promise.all(options.map(option => authorsNumber(exam, question, option))))
        return { question, accepted: numbers }
      }),
    )
    await regrade(exam, changes)
    const marks = sheets.map(sheet =>
      Object.entries(sheet).reduce((sum, [id, answer]) => {
        const right = accepted.get(id)!
        return right === null ? sum : sum + (right.includes(answer) ? 1 : -0.25)
      }, 0),
    )
    const results = await Promise.all(people.map(async person => (await person.result(exam.id)).body))
    expect(results.map(result => result.marks)).toEqual(marks)
    expect(results.map(result => result.position)).toEqual(
      marks.map(own => 1 + marks.filter(other => other > own).length),
    )
    // As handed in: everybody took a second longer than the one before.
    const inOrder = people.map((_, index) => index).sort((a, b) => marks[b]! - marks[a]!)
    const { body } = await people[0]!.call<Standings>('GET', `exam/v5/standings/${exam.id}/?state=live`)
    expect([body.version, body.provisional]).toEqual([2, false])
    expect(body.results.map(row => [row.place, row.marks])).toEqual(
      inOrder.map((index, place) => [place + 1, marks[index]]),
    )
    const { rows } = await testApp.db.pool.query(
      `select (select count(*)::int from receipt_blocks a join receipt_blocks b using (exam_id, block, first_id, root, leaves)
                where a.exam_id = $1 and a.version = 1 and b.version = 2) as same,
              (select sum(count)::int from exam_mark_counts where exam_id = $1 and version = 2) as counted`,
      [exam.id],
    )
    expect(rows[0]).toEqual({ same: 1, counted: 14 })
  })

  it('is refused before the results are final, for another version, and for what changes nothing', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now())
    const [question, second] = [...exam.key.keys()] as [string, string]
    const changes = [{ question, accepted: null }]
    const refusal = async (...asked: Parameters<typeof ask>) => {
      const { body } = await ask(...asked)
      return [body.code, ...(body.errors ?? []).map(({ code }) => code)]
    }
    expect(await refusal(exam, changes)).toEqual(['conflict', 'not_final'])
    expect((await keysOf(exam)).state).toBe('not_final')
    await sat(exam, [exam.right()])
    expect((await keysOf(exam)).state).toBe('ready')
    expect(await refusal(exam, changes, { version: 2 })).toEqual(['conflict', 'newer_version'])
    expect(await refusal(exam, changes, { note: ' ' })).toEqual(['validation_failed', 'too_small'])
    const number = await authorsNumber(exam, question, exam.key.get(question)!)
    for (const wrong of [
      [{ question, accepted: [number] }],
      [{ question: '999999', accepted: null }],
      [{ question, accepted: [9] }],
      [...changes, ...changes],
    ])
      expect((await ask(exam, wrong)).body.code).toBe('validation_failed')
    expect((await ask(exam, changes)).status).toBe(200)
    expect(await refusal(exam, [{ question: second, accepted: null }])).toEqual(['conflict', 'computing'])
    await runTasks(testApp.app)
    const [learner] = await Promise.all([testApp.person({ member: true })])
    expect((await learner!.call('GET', `exam/v5/admin-exams/${exam.id}/regrades/`)).status).toBe(403)
    const { body } = await staff.call<{ results: Regrade[] }>('GET', `exam/v5/admin-exams/${exam.id}/regrades/`)
    expect(body.results).toMatchObject([
      { state: 'published', effect: { rose: 0, fell: 1, passed: 0, failed: 0 }, changes: [{ question, after: null }] },
    ])
    const using = await staff.call<{ exams: UsingExam[] }>('GET', `exam/v5/admin-exams/using-question/${question}/`)
    expect(using.body.exams).toMatchObject([{ id: String(exam.id), state: 'ready', sheets: 1, accepted: null }])
    const log = await staff.call<{ results: { action: string }[] }>('GET', `core/v1/audit-log/?kind=exam&id=${exam.id}`)
    expect(log.body.results.map(({ action }) => action)).toEqual(['regraded'])
  })

  it('mends the bank and the explanation in the same step, or neither of both', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now())
    const [question, other] = [...exam.key.keys()] as [string, string]
    await sat(exam, [exam.right()])
    const right = await authorsNumber(exam, question, exam.key.get(question)!)
    const changes = [{ question, accepted: [(right + 1) % 4] }]
    const explanation = { bn: 'নতুন সূত্র অনুযায়ী উত্তর বদলেছে।', en: '' }
    const start = (bank: object[], keyed: object[] = changes) =>
      staff.call<Regrade & { code: string }>('POST', `exam/v5/admin-exams/${exam.id}/regrade/`, {
        ...{ changes: keyed, version: 1, note: 'ভুল উত্তর', bank },
      })
    const inBank = async () => (await staff.call<StaffQuestion>('GET', `questions/v4/questions-rud/${question}/`)).body
    const before = await inBank()
    expect((await start([{ question: other, explanation }])).body.code).toBe('validation_failed')
    expect((await keysOf(exam)).state).toBe('ready')
    expect((await start([{ question, explanation }])).status).toBe(200)
    const after = await inBank()
    expect(after.options.map(option => option.is_correct)).toEqual([0, 1, 2, 3].map(at => at === (right + 1) % 4))
    expect([after.explanation.bn, after.revision]).toEqual([explanation.bn, before.revision + 1])
    const log = await staff.call<{ results: { action: string }[] }>(
      'GET',
      `core/v1/audit-log/?kind=question&id=${question}`,
    )
    expect(log.body.results.map(({ action }) => action)).toEqual(['updated'])
    await runTasks(testApp.app)
  })

  it('shows nobody which option is accepted before they may see the solutions', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now(), { solutionVisibility: null })
    const [question] = [...exam.key.keys()] as [string]
    const [person] = await sat(exam, [exam.right()])
    await regrade(exam, [{ question, accepted: null }])
    expect((await person!.result(exam.id)).body.change).toMatchObject({
      ...{ questions: [], hidden: 1, marks_before: 10, marks_after: 9, position_before: 1, position_after: 1 },
    })
  })
})

/** A small generator of chances: the same in every run. */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const pick = ({ marks, correct_answers, incorrect_answers, unanswered, cancelled, total_marks, subjects }: Result) => ({
  ...{ marks, correct: correct_answers, incorrect: incorrect_answers, unanswered, cancelled, total: total_marks },
  subjects: [
    subjects.reduce((sum, each) => sum + each.total_marks, 0),
    subjects.reduce((sum, each) => sum + each.marks, 0),
  ],
})

/** A change by the order in which this person saw the paper; options given in the paper's own numbers. */
async function asSeen(
  person: Person,
  exam: HeldExam,
  question: string,
  { before, after, answer }: { before: number[]; after: number[]; answer: number },
) {
  const { rows } = await testApp.db.pool.query('select seed from attempts where user_id = $1 and exam_id = $2', [
    person.id,
    exam.id,
  ])
  const { body } = await person.call<{ questions: { id: string; options: string[]; subject: number }[] }>(
    'GET',
    `exam/v5/mcq-quiz/${exam.id}/`,
  )
  const order = paperOrder(body.questions, rows[0].seed)
  const place = order.findIndex(({ index }) => body.questions[index]!.id === question)
  const rowsOf = (options: number[]) =>
    options.map(option => order[place]!.options.indexOf(option)).sort((a, b) => a - b)
  return { question, number: place + 1, before: rowsOf(before), after: rowsOf(after), answer: rowsOf([answer])[0]! }
}
