import type { ExamDetails, ExamMode } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { type HeldExam, holdExam, minute } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { type Person, request } from '../../../testing/test-app.ts'

const testApp = await openTestApp()

const rightsOf = async (exam: HeldExam, mode: ExamMode, token?: string) =>
  (await request<ExamDetails>(testApp.app, 'GET', `exam/v5/exams/${exam.id}/?state=${mode}`, { token })).body.rights

/** Which of the calls behind the rights answer now. */
async function answering({ id }: HeldExam, mode: ExamMode, token?: string) {
  const call = async (name: string) =>
    (await request(testApp.app, 'GET', `exam/v5/${name}/${id}/?state=${mode}`, { token })).status === 200
  return {
    receipt: await call('receipts'),
    result: await call('results'),
    standings: await call('standings'),
    solutions: await call('solutions'),
  }
}

/** The rights as they are reported, after each was held against the call behind it. */
async function opened(exam: HeldExam, mode: ExamMode, person?: Person) {
  const { receipt, result, standings, solutions } = await rightsOf(exam, mode, person?.token)
  const reported = { receipt, result, standings, solutions }
  expect(await answering(exam, mode, person?.token)).toEqual(reported)
  return Object.entries(reported).flatMap(([name, isOpen]) => (isOpen ? [name] : []))
}

/** Lets an exam that began just now end, become final and open what waits for that. */
async function finish(): Promise<void> {
  testApp.clock.advance(62 * minute + 5_001)
  await testApp.app.exams.sweep()
  testApp.clock.advance(5_000)
}

describe('what the rights of an exam say is open', () => {
  it('is what the calls answer, from before joining until the last instant has passed', async () => {
    const day = 24 * 60 * minute
    const exam = await holdExam(testApp.db, testApp.clock.now(), {
      solutionVisibility: new Date(testApp.clock.now() + day),
    })
    const person = await testApp.person({ member: true })
    const stranger = await testApp.person({ member: true })
    expect(await opened(exam, 'live', person)).toEqual([])
    await person.join(exam.id)
    expect(await opened(exam, 'live', person)).toEqual([])
    await person.submit(exam.id, { answers: exam.right() })
    expect(await opened(exam, 'live', person)).toEqual(['receipt', 'result'])
    await finish()
    expect(await opened(exam, 'live', person)).toEqual(['receipt', 'result', 'standings'])
    expect([await opened(exam, 'live'), await opened(exam, 'live', stranger)]).toEqual([['standings'], ['standings']])
    testApp.clock.advance(day)
    expect(await opened(exam, 'live', person)).toEqual(['receipt', 'result', 'standings', 'solutions'])
    expect(await opened(exam, 'live', stranger)).toEqual(['standings'])
  })

  it('stays open in the archive while I sit it again', async () => {
    const exam = await holdExam(testApp.db, testApp.clock.now())
    const person = await testApp.person({ member: true })
    await finish()
    await person.join(exam.id, 'archive')
    expect(await opened(exam, 'archive', person)).toEqual(['standings'])
    await person.submit(exam.id, { state: 'archive' })
    await person.join(exam.id, 'archive')
    expect(await opened(exam, 'archive', person)).toEqual(['receipt', 'result', 'standings', 'solutions'])
    expect(await rightsOf(exam, 'archive', person.token)).toMatchObject({ resume: true, join: true })
  })

  it('is never what an exam keeps closed for good, and leaves a sample without standings', async () => {
    const never = { resultVisibility: null, standingVisibility: null, solutionVisibility: null }
    const exam = await holdExam(testApp.db, testApp.clock.now(), never)
    const sample = await holdExam(testApp.db, testApp.clock.now(), { isDemo: true })
    const person = await testApp.person({ member: true })
    for (const { id } of [exam, sample]) {
      await person.join(id)
      await person.submit(id, {})
    }
    await finish()
    expect(await opened(exam, 'live', person)).toEqual(['receipt'])
    await person.join(exam.id, 'archive')
    await person.submit(exam.id, { state: 'archive' })
    expect(await opened(exam, 'archive', person)).toEqual(['receipt'])
    expect(await rightsOf(sample, 'live', person.token)).toMatchObject({ standings: false, solutions: true })
  })
})
