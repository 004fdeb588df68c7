import type { ExamDetails, SolutionQuestion, Solutions } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { type HeldExam, holdExam, minute } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import type { Person } from '../../../testing/test-app.ts'

const hour = 60 * minute
const grace = 2 * minute

const testApp = await openTestApp()

type Answered = Solutions & { code: string }
const solutions = (person: Person, exam: HeldExam, state = 'live') =>
  person.call<Answered>('GET', `exam/v5/solutions/${exam.id}/?state=${state}`)

/** Lets everybody's time run out, the results become final, and the solutions open. */
async function finish(endsAt: number): Promise<void> {
  await publish(endsAt)
  testApp.clock.set(endsAt + grace + 10_000)
}

/** As early as that can be. */
async function publish(endsAt: number): Promise<void> {
  testApp.clock.set(endsAt + grace + 5_001)
  await testApp.app.exams.sweep()
}

async function sitting(options: Parameters<typeof holdExam>[2] = {}) {
  const exam = await holdExam(testApp.db, testApp.clock.now(), options)
  const person = await testApp.person({ member: true })
  await person.join(exam.id)
  return { exam, person, endsAt: options.endTime?.getTime() ?? testApp.clock.now() + hour }
}

const byId = ({ questions }: Solutions) => new Map(questions.map(question => [question.id, question]))
const rightOf = ({ options }: SolutionQuestion) => options.findIndex(option => option.is_correct)

describe('solutions of a live exam', () => {
  it('show my answers beside the right ones, in the order in which I sat it, with what each brought', async () => {
    const { exam, person, endsAt } = await sitting()
    const [first, second, ...skipped] = [...exam.key.keys()]
    await person.submit(exam.id, { answers: { [first!]: exam.right()[first!]!, [second!]: exam.wrong()[second!]! } })
    await finish(endsAt)

    const { body, headers } = await solutions(person, exam)
    const shown = byId(body)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(body.questions).toHaveLength(10)
    expect(shown.get(first!)).toMatchObject({ marks: 1, embargoed: false, answer: rightOf(shown.get(first!)!) })
    expect(shown.get(second!)).toMatchObject({ marks: -0.25, embargoed: false })
    expect(shown.get(second!)!.answer).not.toBe(rightOf(shown.get(second!)!))
    for (const id of skipped) expect(shown.get(id)).toMatchObject({ answer: null, marks: 0, spent_seconds: null })
    for (const each of body.questions) {
      expect(each.options.filter(option => option.is_correct)).toHaveLength(1)
      const number = /\d+/.exec(each.text)![0]
      // The author's key of question n is option n modulo 4, whatever order the paper and this person had.
      expect(each.options[rightOf(each)]!.text).toBe(`${['ক', 'খ', 'গ', 'ঘ'][Number(number) % 4]} ${number}`)
      expect(each.explanation).toBe(`ব্যাখ্যা ${number}`)
      for (const { text, explanation } of each.options) expect(explanation).toBe(`কেন ${text}`)
    }
  })

  it('say how long I spent on each question and what I had marked', async () => {
    const { exam, person, endsAt } = await sitting()
    const [first, second, third] = [...exam.key.keys()] as [string, string, string]
    testApp.clock.advance(minute)
    await person.draft(exam.id, 'phone', [
      { question: first, answer: 0, at: 12_000, seq: 1 },
      { question: third, answer: null, at: 20_000, seq: 2, marked: true },
      { question: second, answer: 1, at: 51_400, seq: 3, marked: true },
    ])
    await finish(endsAt)
    const shown = byId((await solutions(person, exam)).body)
    const spent = [first, second, third].map(id => [shown.get(id)!.spent_seconds, shown.get(id)!.marked])
    expect(spent).toEqual([
      [12, false],
      [31, true],
      [null, true],
    ])
  })

  it('stay closed to who did not sit it, and to everybody until it is final', async () => {
    const { exam, person, endsAt } = await sitting({ solutionVisibility: new Date(testApp.clock.now()) })
    const stranger = await testApp.person({ member: true })
    expect((await solutions(stranger, exam)).body.code).toBe('not_joined')
    expect((await solutions(person, exam)).body.code).toBe('result_not_published')
    await person.submit(exam.id, { answers: exam.right() })
    for (const instant of [testApp.clock.now(), endsAt + grace - 1, endsAt + grace]) {
      testApp.clock.set(instant)
      const { status, body } = await solutions(person, exam)
      expect([status, body.code]).toEqual([403, 'result_not_published'])
    }
    await finish(endsAt)
    expect((await solutions(person, exam)).status).toBe(200)
    expect((await solutions(stranger, exam)).body.code).toBe('not_joined')
  })

  it('open at the very instant that was announced, not a millisecond before and not one after', async () => {
    const { exam, person, endsAt } = await sitting()
    await person.submit(exam.id, { answers: exam.right() })
    const announced = async () => {
      const { body } = await person.call<ExamDetails>('GET', `exam/v5/exams/${exam.id}/?state=live`)
      return Date.parse(body.solution_visibility!)
    }
    const opens = await announced()
    const isOpen = async () => {
      const { body } = await person.call<{ results: { id: string; solutions_open: boolean }[] }>(
        'GET',
        'exam/v5/user-participated-exams/',
      )
      const [taken] = body.results
      return [(await solutions(person, exam)).status === 200, taken!.solutions_open]
    }
    await publish(endsAt)
    expect(await isOpen()).toEqual([false, false])
    expect(opens - testApp.clock.now()).toBeGreaterThan(3_000)
    testApp.clock.set(opens - 1)
    expect([await announced(), await isOpen()]).toEqual([opens, [false, false]])
    testApp.clock.set(opens)
    expect([await announced(), await isOpen()]).toEqual([opens, [true, true]])
  })

  it('stay closed at the announced instant while the list is not final, and open with it', async () => {
    const { exam, person, endsAt } = await sitting()
    await person.submit(exam.id, { answers: exam.right() })
    testApp.clock.set(endsAt + grace + 60_000)
    expect((await solutions(person, exam)).body.code).toBe('result_not_published')
    await testApp.app.exams.sweep()
    expect((await solutions(person, exam)).status).toBe(200)
  })

  it.each(['live', 'archive'])('wait for their own time, and never come where there is none, %s', async mode => {
    const endsAt = testApp.clock.now() + hour
    const later = await sitting({ solutionVisibility: new Date(endsAt + 24 * hour) })
    const never = await sitting({ solutionVisibility: null })
    for (const { exam, person } of [later, never]) await person.submit(exam.id, { answers: exam.right() })
    await finish(endsAt)
    for (const { exam, person } of [later, never]) {
      if (mode === 'live') continue
      await person.join(exam.id, 'archive')
      await person.submit(exam.id, { state: 'archive' })
    }
    expect((await solutions(later.person, later.exam, mode)).body.code).toBe('result_not_published')
    testApp.clock.set(endsAt + 24 * hour)
    expect((await solutions(later.person, later.exam, mode)).status).toBe(200)
    expect((await solutions(never.person, never.exam, mode)).body.code).toBe('result_not_published')
  })

  it('open with the standings, at one instant that both announce', async () => {
    for (const membersOnly of [true, false]) {
      const endsAt = testApp.clock.now() + hour
      const { exam, person } = await sitting({ membersOnly, standingVisibility: new Date(endsAt + grace) })
      await person.submit(exam.id, { answers: exam.right() })
      const visibilityAndRights = async () => {
        const { body } = await person.call<ExamDetails>('GET', `exam/v5/exams/${exam.id}/?state=live`)
        return [body.standing_visibility, body.solution_visibility, body.rights.standings, body.rights.solutions]
      }
      await publish(endsAt)
      const opens = new Date(endsAt + grace + 10_000).toISOString()
      expect(await visibilityAndRights()).toEqual([opens, opens, false, false])
      const list = () => person.call('GET', `exam/v5/standings/${exam.id}/`)
      expect((await list()).status).toBe(403)
      testApp.clock.set(endsAt + grace + 10_000)
      expect([await visibilityAndRights(), (await list()).status]).toEqual([[opens, opens, true, true], 200])
    }
  })
})

describe('solutions in the archive', () => {
  it('open as soon as I have handed in, try after try', async () => {
    const { exam, person, endsAt } = await sitting()
    await finish(endsAt)
    await person.join(exam.id, 'archive')
    expect((await solutions(person, exam, 'archive')).body.code).toBe('result_not_published')
    await person.submit(exam.id, { state: 'archive', answers: exam.right() })
    const first = await solutions(person, exam, 'archive')
    expect(first.body.questions.map(each => each.marks)).toEqual(new Array(10).fill(1))
    await person.join(exam.id, 'archive')
    expect((await solutions(person, exam, 'archive')).text).toBe(first.text)
  })

  it('withhold what another exam still asks, from a day before its start until it is final', async () => {
    const { exam, person, endsAt } = await sitting()
    await finish(endsAt)
    await person.join(exam.id, 'archive')
    await person.submit(exam.id, { state: 'archive', answers: exam.wrong() })
    const reused = [...exam.key.keys()].slice(0, 3)
    const start = testApp.clock.now() + 48 * hour
    const times = { startTime: new Date(start), endTime: new Date(start + hour) }
    await holdExam(testApp.db, start, { asks: reused, ...times })

    const withheld = async () => {
      const { body } = await solutions(person, exam, 'archive')
      return body.questions.filter(each => each.embargoed)
    }
    testApp.clock.set(start - 24 * hour - 1)
    expect(await withheld()).toEqual([])
    for (const instant of [start - 24 * hour, start, start + hour, start + hour + grace + 5_000]) {
      testApp.clock.set(instant)
      const hidden = await withheld()
      expect(hidden.map(each => each.id).sort()).toEqual([...reused].sort())
      for (const each of hidden) {
        expect(each).toMatchObject({ explanation: null, marks: null })
        expect(each.options.map(option => option.is_correct)).toEqual([null, null, null, null])
        expect(each.answer).not.toBeNull()
      }
    }
    await finish(start + hour)
    expect(await withheld()).toEqual([])
  })

  it('withhold nothing for an exam that is not approved, nor from a moderator', async () => {
    const { exam, person, endsAt } = await sitting()
    await finish(endsAt)
    await person.join(exam.id, 'archive')
    await person.submit(exam.id, { state: 'archive', answers: exam.right() })
    const asks = [...exam.key.keys()]
    const other = await holdExam(testApp.db, testApp.clock.now(), { asks, questionState: 2 })
    const embargoed = async () => (await solutions(person, exam, 'archive')).body.questions.filter(q => q.embargoed)
    expect(await embargoed()).toHaveLength(0)
    await testApp.db.pool.query('update exams set question_state = 3 where id = $1', [other.id])
    expect(await embargoed()).toHaveLength(10)
    await testApp.db.pool.query(`update users set role = 'owner' where id = $1`, [person.id])
    expect(await embargoed()).toHaveLength(0)
    await testApp.db.pool.query(`update sessions set scope = 'partner' where user_id = $1`, [person.id])
    expect(await embargoed()).toHaveLength(10)
  })
})
