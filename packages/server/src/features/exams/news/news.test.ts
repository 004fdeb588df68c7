import { expect, it } from 'vitest'
import { type HeldExam, holdExam, minute } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { runTasks } from '../../../testing/run-tasks.ts'
import { moderator } from '../../../testing/staff.ts'
import type { Person } from '../../../testing/test-app.ts'
import { told } from '../../../testing/told.ts'

const testApp = await openTestApp()
const { app, db, clock } = testApp
const staff = await moderator(testApp)
const exams = app.features.exams

async function sat(exam: HeldExam, sheets: Record<string, number>[]): Promise<Person[]> {
  const people = await Promise.all(sheets.map(() => testApp.person({ member: true })))
  for (const [index, person] of people.entries()) {
    await person.join(exam.id)
    clock.advance(1_000)
    await person.submit(exam.id, { answers: sheets[index]! })
  }
  return people
}

async function over(): Promise<void> {
  clock.advance(63 * minute)
  await exams.sweep()
}

/** Cancels one question for everybody. */
async function cancel(exam: HeldExam, question: string): Promise<void> {
  const body = { changes: [{ question, accepted: null }], version: 1, note: 'ভুল প্রশ্ন' }
  const { status, text } = await staff.call('POST', `exam/v5/admin-exams/${exam.id}/regrade/`, body)
  if (status !== 200) throw new Error(text)
  await runTasks(app)
}

const of = async (exam: HeldExam, kind: 'result_published' | 'rank_changed') =>
  (await told(db.pool, kind)).filter(({ data }) => data.exam === String(exam.id))

it('tells everybody who sat, once the result is final and may be seen, and nobody else', async () => {
  const later = new Date(clock.now() + 120 * minute)
  const exam = await holdExam(db, clock.now(), { resultVisibility: later })
  const people = await sat(exam, [exam.right(3), exam.right(2)])
  await testApp.person({ member: true })
  await exams.tell()
  await over()
  await exams.tell()
  expect(await of(exam, 'result_published')).toEqual([])
  clock.set(later.getTime())
  await Promise.all([exams.tell(), exams.tell()])
  await exams.tell()
  const rows = await of(exam, 'result_published')
  expect(rows.map(({ person }) => person).sort()).toEqual(people.map(({ id }) => id).sort())
  expect(rows[0]!.data).toEqual({ exam: String(exam.id), title: { bn: 'যাচাই পরীক্ষা', en: 'Test exam' }, state: 'live' })
})

it('is not told of samples, short sets and what has been there for days', async () => {
  const [sample, short, old] = [
    await holdExam(db, clock.now(), { isDemo: true }),
    await holdExam(db, clock.now(), { mode: 'SMALL' }),
    await holdExam(db, clock.now()),
  ]
  for (const exam of [sample, short, old]) await sat(exam, [exam.right(1)])
  await over()
  clock.advance(3 * 24 * 60 * minute)
  await exams.tell()
  for (const exam of [sample, short, old]) expect(await of(exam, 'result_published')).toEqual([])
})

it('says by how much marks and places have moved, to those whose did, and once', async () => {
  const exam = await holdExam(db, clock.now())
  const [question] = [...exam.key.keys()] as [string]
  const { [question]: _, ...rest } = exam.right(5)
  // As many marks; without the first question the second one is ahead.
  const [first, second, third] = await sat(exam, [exam.right(4), rest, exam.wrong(1)])
  await over()
  await exams.tell()
  await cancel(exam, question)
  await Promise.all([exams.tell(), exams.tell()])
  await exams.tell()
  const rows = await of(exam, 'rank_changed')
  const said = new Map(rows.map(({ person, data }) => [person, data]))
  expect(rows).toHaveLength(2)
  expect(said.get(first!.id)).toMatchObject({ marks: -1_000, from: 1, to: 2, corrected: 1, state: 'live' })
  expect(said.get(third!.id)).toMatchObject({ marks: 250, from: 3, to: 3 })
  expect(said.has(second!.id)).toBe(false)
  expect(await of(exam, 'result_published')).toHaveLength(3)
})

it('tells of the result alone where keys were changed before anybody saw it', async () => {
  const later = new Date(clock.now() + 120 * minute)
  const exam = await holdExam(db, clock.now(), { resultVisibility: later })
  await sat(exam, [exam.right(2), exam.wrong(1)])
  await over()
  await cancel(exam, [...exam.key.keys()][0]!)
  clock.set(later.getTime())
  await exams.tell()
  expect(await of(exam, 'rank_changed')).toEqual([])
  expect(await of(exam, 'result_published')).toHaveLength(2)
})
