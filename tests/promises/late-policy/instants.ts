import type { App } from '@prostuti/server/app/app'
import type { Database } from '@prostuti/server/platform/db/database'
import { type HeldExam, holdExam, minute } from '@prostuti/server/testing/exams'
import { type TestClock, testClock } from '@prostuti/server/testing/test-app'
import type { Trial } from '../runner/trial.ts'
import { openDatabase } from '../support/database.ts'
import { outOf, someOf } from '../support/figures.ts'
import { draft, join, submit } from '../support/front-door.ts'
import { openAttempts, type Person, signInPeople } from '../support/people.ts'
import { buildApp } from '../support/serve-app.ts'

const graceMs = 120_000
const hour = 60 * minute
const full = 10_000

/** Milliseconds after the deadline, and what is declared for what arrives then. */
const instants = [
  { at: -1, says: '200' },
  { at: 0, says: '200' },
  { at: 1, says: '200' },
  { at: graceMs - 1, says: '200' },
  { at: graceMs, says: '200' },
  { at: graceMs + 1, says: '410 too_late' },
  { at: hour, says: '410 too_late' },
  { at: hour, says: '409 already_participated', afterSweep: true },
] as const

type Instant = (typeof instants)[number]

export const lateAsDeclared = 'a sheet or draft counts up to the last millisecond of the grace, and not one longer'

interface ExamSetup {
  readonly app: App
  readonly db: Database
  readonly clock: TestClock
  readonly exam: HeldExam
}

/** Submits and drafts at each instant; each must be answered as declared, and count in the result only if it was taken. */
export async function judgeInstants(trial: Trial, options: { people: number; extraGraceMs?: number }): Promise<void> {
  const { people, extraGraceMs = 0 } = options
  const db = await openDatabase(trial)
  const clock = testClock()
  const app = buildApp({ db, clock })
  const exam = await holdExam(db, clock.now(), {
    graceMs: graceMs + extraGraceMs,
    endTime: new Date(clock.now() + 1_000 * hour),
  })
  const wrong: string[] = []
  for (const instant of instants) {
    for (const way of [submit, draft] as const)
      wrong.push(...(await arrive({ app, db, clock, exam }, instant, way, people)))
  }
  const tries = instants.length * 2 * people
  trial.check(lateAsDeclared, wrong.length === 0, `${outOf(wrong.length, tries)} otherwise${someOf(wrong)}`)
  await judgeEvidence(trial, db, exam, people)
}

/** What was answered or counted otherwise than declared. */
async function arrive(
  setup: ExamSetup,
  instant: Instant,
  way: typeof submit | typeof draft,
  count: number,
): Promise<string[]> {
  const { app, db, clock, exam } = setup
  const people = await signInPeople(db, count)
  const deadline = clock.now() + 10 * minute
  await openAttempts(db, people, { exam: exam.id, joinedAt: clock.now(), deadline })
  clock.set(deadline + instant.at)
  if ('afterSweep' in instant) await app.exams.sweep()
  const answers = await Promise.all(people.map(person => hand(setup, person, way)))
  clock.set(deadline + 2 * hour)
  await app.exams.sweep()
  const marks = await marksOf(db, exam.id, people)
  const declared = `${instant.says}, ${instant.says === '200' ? full : 0} marks`
  return answers
    .map((answer, index) => `${answer}, ${marks[index]} marks`)
    .filter(found => found !== declared)
    .map(found => `${way.name} at ${instant.at} ms: ${found}`)
}

async function hand({ app, exam }: ExamSetup, person: Person, way: typeof submit | typeof draft): Promise<string> {
  const answers = exam.right()
  const { status, body } =
    way === submit ? await submit(app, person, exam.id, { answers }) : await draft(app, person, exam.id, answers)
  return status === 200 ? '200' : `${status} ${body.code}`
}

async function marksOf({ pool }: Database, exam: number, people: readonly Person[]): Promise<(number | undefined)[]> {
  const ids = people.map(person => person.id)
  const { rows } = await pool.query<{ user_id: string; marks: number }>(
    'select user_id, marks from results where exam_id = $1 and user_id = any($2::bigint[])',
    [exam, ids],
  )
  return ids.map(id => rows.find(row => row.user_id === id)?.marks)
}

/** What came too late while the attempt was open is kept, and nothing else is. */
async function judgeEvidence(trial: Trial, { pool }: Database, exam: HeldExam, people: number): Promise<void> {
  const { rowCount } = await pool.query('select 1 from late_sheets where exam_id = $1', [exam.id])
  const late = instants.filter(instant => instant.says === '410 too_late').length * people
  trial.check('sheets that came too late are kept as evidence', rowCount === late, `${outOf(rowCount ?? 0, late)} kept`)
}

const opensAndCloses = 'joining opens and closes to the millisecond, and the deadline is never after the end'

/** Joining at the start −1 ms and 0, and at the end −1 ms and 0. */
export async function judgeStartAndEnd(trial: Trial): Promise<void> {
  const db = await openDatabase(trial)
  const clock = testClock()
  const app = buildApp({ db, clock })
  const [start, end] = [clock.now() + hour, clock.now() + 2 * hour]
  const exam = await holdExam(db, start, { startTime: new Date(start), endTime: new Date(end) })
  const found: string[] = []
  for (const instant of [start - 1, start, end - 1, end]) {
    clock.set(instant)
    const [person] = await signInPeople(db, 1)
    const { status, body } = await join(app, person!, exam)
    found.push(status === 200 ? `deadline +${Date.parse(body.deadline) - instant}` : `${status} ${body.code}`)
  }
  const declared = ['403 exam_not_started', `deadline +${10 * minute}`, 'deadline +1', '410 exam_over']
  trial.check(opensAndCloses, found.join() === declared.join(), found.join('; '))
}
