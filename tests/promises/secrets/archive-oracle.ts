import type { App } from '@prostuti/server/app'
import { createMetrics } from '@prostuti/server/core/metrics'
import type { Database } from '@prostuti/server/db/database'
import { minute } from '@prostuti/server/testing/exams'
import { request, testClock } from '@prostuti/server/testing/rig'
import type { Trial } from '../runner/trial.ts'
import { openDatabase } from '../support/database.ts'
import { outOf, someOf } from '../support/figures.ts'
import { type Person, signInPeople } from '../support/people.ts'
import { buildApp } from '../support/serve-app.ts'
import { finish, type School, sit } from './alumni.ts'
import { type CanaryExam, graceMs, holdCanaryExam } from './canary-exam.ts'

const day = 24 * 60 * minute

/** What must hold of the archive of an exam whose questions a new one asks again. */
export const marksTellNoKey = (when: string) =>
  `${when}, tries in an older exam’s archive bring the same figures whatever the answer`
export const oracleMeanwhile = 'while the new exam runs'

/**
 * Marks are keys to whoever may try as often as they like: right answers bring other figures than wrong ones. One person
 * tries again and again, and a crowd under ever new names, while a new exam with the same questions draws near and runs.
 */
export async function judgeOracle(trial: Trial, { swap = (db: Database) => db } = {}): Promise<void> {
  const db = await openDatabase(trial)
  const clock = testClock()
  const app = buildApp({ db: swap(db), clock, metrics: createMetrics(), checkReturns: false })
  const older = await holdCanaryExam(db, clock.now())
  await finish({ app, clock }, older)
  const exam = await holdCanaryExam(db, clock.now() + 2 * day, { asks: older })
  const questions = older.questionIds.slice(0, trial.n(2, 10))
  const tryAll = () => probeAll({ app, db, clock }, older, questions)

  const instants: [when: string, at: number][] = [
    ['a day before the new exam', exam.startsAt - day],
    [oracleMeanwhile, exam.startsAt + 1_000],
    ['in the new exam’s grace', exam.endsAt + graceMs],
  ]
  for (const [when, at] of instants) {
    clock.set(at)
    const told = await tryAll()
    const telling = told.filter(({ figures }) => figures.size > 1).map(({ what }) => what)
    trial.check(
      marksTellNoKey(when),
      telling.length === 0,
      `${outOf(telling.length, told.length)} probes told answers apart${someOf(telling)}`,
    )
  }
  await finish({ app, clock }, exam)
  const told = await tryAll()
  const telling = told.filter(({ figures }) => figures.size > 1)
  trial.check(
    'when the new exam is final, right and wrong answers bring other figures again',
    telling.length === told.length,
    `${outOf(telling.length, told.length)} probes`,
  )
}

interface Probe {
  readonly what: string
  /** The different sets of figures that the four answers brought. */
  readonly figures: ReadonlySet<string>
}

async function probeAll(school: School, exam: CanaryExam, questions: readonly string[]): Promise<Probe[]> {
  const newcomer = async () => (await signInPeople(school.db, 1, { anonymous: true }))[0]!
  const tireless = await newcomer()
  // The first try of all has a place, the others have none.
  await sit(school, tireless, exam, 'archive')
  const probes: Probe[] = []
  for (const question of questions) {
    const again = await probe(school, exam, question, async () => tireless)
    const afresh = await probe(school, exam, question, newcomer)
    probes.push({ what: `question ${question}, one person`, figures: again })
    probes.push({ what: `question ${question}, ever new names`, figures: afresh })
  }
  return probes
}

async function probe(
  school: School,
  exam: CanaryExam,
  question: string,
  who: () => Promise<Person>,
): Promise<Set<string>> {
  const figures = new Set<string>()
  for (const answer of [0, 1, 2, 3]) {
    const person = await who()
    await sit(school, person, exam, 'archive', { [question]: answer })
    figures.add(await figuresOf(school.app, person, exam))
  }
  return figures
}

/** Whatever tells of marks, or of who stands where, as it comes over the wire; a refusal names its request. */
async function figuresOf(app: App, { token }: Person, { id }: CanaryExam): Promise<string> {
  const parts = ['result', 'archived_result_field', 'standings'].map(part => `${part}=true`).join('&')
  const paths = [
    `exam/v5/results/${id}/?state=archive`,
    `exam/v5/exam_data/${id}/?state=archive&${parts}`,
    `exam/v5/standings/${id}/?state=archive`,
    `exam/v5/receipt-root/${id}/?state=archive`,
    `exam/v5/exams/${id}/?state=archive`,
    'exam/v5/user-participated-exams/?state=archive',
    'exam/v5/live-exams/',
  ]
  const answers = await Promise.all(paths.map(path => request(app, 'GET', path, { token })))
  return answers.map(({ text }) => text.replaceAll(/"request_id":"[^"]*"/g, '')).join('\n')
}
