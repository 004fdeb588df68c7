import type { App, ReplaceParts } from '@prostuti/server/app/app'
import { createMetrics } from '@prostuti/server/platform/metrics/metrics'
import { minute } from '@prostuti/server/testing/exams'
import { request, testClock } from '@prostuti/server/testing/test-app'
import type { Trial } from '../runner/trial.ts'
import { openDatabase } from '../support/database.ts'
import { outOf, someOf } from '../support/figures.ts'
import { type Person, signInPeople } from '../support/people.ts'
import { buildApp } from '../support/serve-app.ts'
import { type CanaryExam, graceMs, holdCanaryExam } from './canary-exam.ts'
import { finish, type OlderExamSetup, sit } from './past-examinees.ts'

const day = 24 * 60 * minute

/** What must hold of the archive of an exam whose questions a new one asks again. */
export const marksRevealNoKey = (when: string) =>
  `${when}, tries in an older exam’s archive bring the same figures whatever the answer`
export const oracleMeanwhile = 'while the new exam runs'

/**
 * Marks are keys to a person who may try as often as they like: right answers bring other figures than wrong ones. One person
 * tries again and again, and a crowd under ever new names, while a new exam with the same questions draws near and runs.
 * @param only one of these moments instead, where it is known to show what is wrong
 */
export async function judgeOracle(
  trial: Trial,
  { replaceParts, only }: { replaceParts?: ReplaceParts; only?: string } = {},
): Promise<void> {
  const db = await openDatabase(trial)
  const clock = testClock()
  const app = buildApp({ db, clock, replaceParts, metrics: createMetrics(), checkReturns: false })
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
  for (const [when, at] of instants.filter(([when]) => when === (only ?? when))) {
    clock.set(at)
    const probes = await tryAll()
    const leaking = probes.filter(({ figures }) => figures.size > 1).map(({ what }) => what)
    trial.check(
      marksRevealNoKey(when),
      leaking.length === 0,
      `${outOf(leaking.length, probes.length)} probes distinguished answers${someOf(leaking)}`,
    )
  }
  if (only) return
  await finish({ app, clock }, exam)
  const probes = await tryAll()
  const leaking = probes.filter(({ figures }) => figures.size > 1)
  trial.check(
    'when the new exam is final, right and wrong answers bring other figures again',
    leaking.length === probes.length,
    `${outOf(leaking.length, probes.length)} probes`,
  )
}

interface Probe {
  readonly what: string
  /** The different sets of figures that the four answers brought. */
  readonly figures: ReadonlySet<string>
}

async function probeAll(setup: OlderExamSetup, exam: CanaryExam, questions: readonly string[]): Promise<Probe[]> {
  const newcomer = async () => (await signInPeople(setup.db, 1, { anonymous: true }))[0]!
  const tireless = await newcomer()
  // The first try of all is ranked, the others are not.
  await sit(setup, tireless, exam, 'archive')
  const probes: Probe[] = []
  for (const question of questions) {
    const again = await probe(setup, exam, question, async () => tireless)
    const afresh = await probe(setup, exam, question, newcomer)
    probes.push({ what: `question ${question}, one person`, figures: again })
    probes.push({ what: `question ${question}, ever new names`, figures: afresh })
  }
  return probes
}

async function probe(
  setup: OlderExamSetup,
  exam: CanaryExam,
  question: string,
  who: () => Promise<Person>,
): Promise<Set<string>> {
  const figures = new Set<string>()
  for (const answer of [0, 1, 2, 3]) {
    const person = await who()
    await sit(setup, person, exam, 'archive', { [question]: answer })
    figures.add(await figuresOf(setup.app, person, exam))
  }
  return figures
}

/** Whatever shows marks, or of who stands where, as it comes over the wire; a refusal names its request. */
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
