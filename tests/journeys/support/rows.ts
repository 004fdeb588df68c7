import { expect } from '@playwright/test'
import { decodeSheet } from '@prostuti/server/features/exams/sheets/sheet-codec'
import type { HeldExam } from '@prostuti/server/testing/exams'
import type { LearnerName } from './sign-in.ts'
import type { TestSite } from './test-site.ts'

interface StoredAttempt {
  sheet: Buffer
  state: number
  closed_by: number | null
  joined_at: Date
  deadline: Date | null
  submitted_at: Date | null
}

/** The attempts that the server has of one person in one exam. */
export async function attemptsOf({ db }: TestSite, exam: HeldExam, name: LearnerName): Promise<StoredAttempt[]> {
  const { rows } = await db.pool.query<StoredAttempt>(
    `select a.* from attempts a join users u on u.id = a.user_id where a.exam_id = $1 and u.name = $2`,
    [exam.id, name],
  )
  return rows
}

/** The answers that the server has, by question id; what was cleared is left out. */
export async function answersOf(
  testSite: TestSite,
  exam: HeldExam,
  name: LearnerName,
): Promise<Record<string, number>> {
  const [attempt] = await attemptsOf(testSite, exam, name)
  if (!attempt) return {}
  const sheet = [...decodeSheet(attempt.sheet, [...exam.key.keys()]).values()]
  return Object.fromEntries(sheet.filter(each => each.answer !== null).map(each => [each.question, each.answer!]))
}

/** Waits until the server has exactly these answers. */
export async function expectAnswers(
  testSite: TestSite,
  exam: HeldExam,
  name: LearnerName,
  answers: Record<string, number>,
): Promise<void> {
  await expect.poll(() => answersOf(testSite, exam, name), { timeout: 20_000 }).toEqual(answers)
}

/** What came of an exam, one row a result: marks in thousandths. */
export async function resultsOf({ db }: TestSite, exam: HeldExam, name: LearnerName): Promise<{ marks: number }[]> {
  const { rows } = await db.pool.query<{ marks: number }>(
    `select r.marks from results r join users u on u.id = r.user_id where r.exam_id = $1 and u.name = $2`,
    [exam.id, name],
  )
  return rows
}
