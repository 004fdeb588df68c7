import { operations, shapes } from '@prostuti/contract'
import type { App } from '@prostuti/server/app'
import { createMetrics } from '@prostuti/server/core/metrics'
import type { Database } from '@prostuti/server/db/database'
import { type TestClock, testClock } from '@prostuti/server/testing/rig'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { finish } from './secrets/alumni.ts'
import { judgeOracle, marksTellNoKey, oracleMeanwhile } from './secrets/archive-oracle.ts'
import { gatherSeekers, type Seeker } from './secrets/audience.ts'
import { type CanaryExam, graceMs, holdCanaryExam } from './secrets/canary-exam.ts'
import { drawPages, serveFront } from './secrets/draw-pages.ts'
import { type Leak, leaksIn } from './secrets/leaks.ts'
import { lookEverywhere, type Sight } from './secrets/look-everywhere.ts'
import { judgeOptionOrder, orderTellsNothing } from './secrets/option-order.ts'
import { judgeReused, reusedStaySecret, whileAskedAgain } from './secrets/reused-questions.ts'
import { openDatabase } from './support/database.ts'
import { count, outOf, someOf } from './support/figures.ts'
import { buildApp } from './support/serve-app.ts'
import { findsAnybodysAttempt } from './variants/anybodys-attempt.ts'
import { leakPapers } from './variants/leaky-presenter.ts'
import { marksWhatIsWithheld } from './variants/marks-what-is-withheld.ts'
import { withoutEmbargo } from './variants/no-embargo.ts'

const running = 'while it runs'
const noSolution = (when: string) => `${when}, nobody sees a solution or the key`
const noMarks = (when: string) => `${when}, nobody sees marks, which would be an oracle for the key`
const noQuestion = (when: string) => `${when}, nobody who has not joined sees a question or the way to it`

export default definePromise({
  number: 11,
  title: 'Answers stay secret until they may be seen.',
  async run(trial) {
    await lookAround(trial)
    await judgeReused(trial)
    await judgeOracle(trial)
    await judgeOptionOrder(trial, { papers: trial.n(4, 50), pinned: [] })
    await trial.control('a presenter that leaves the solution in', noSolution(running), async wrong => {
      const hall = await openHall(wrong)
      await leakPapers(hall.db, hall.exam.id)
      await lookWhileRunning(wrong, hall)
    })
    await trial.control('marks at once', noMarks(running), async wrong => {
      await lookWhileRunning(wrong, await openHall(wrong, { membersOnly: true }))
    })
    await trial.control('no embargo', reusedStaySecret(whileAskedAgain), wrong =>
      judgeReused(wrong, { swap: withoutEmbargo }),
    )
    await trial.control('an archive that marks what another exam asks', marksTellNoKey(oracleMeanwhile), wrong =>
      judgeOracle(wrong, { swap: marksWhatIsWithheld }),
    )
    await trial.control('an attempt that is found whoever asks', noQuestion(running), async wrong => {
      await lookWhileRunning(wrong, await openHall(wrong, { swap: findsAnybodysAttempt }))
    })
    await trial.control('options in the author’s own order', orderTellsNothing, wrong =>
      judgeOptionOrder(wrong, { papers: 1, pinned: [0, 1, 2, 3] }),
    )
  },
})

interface Hall {
  readonly app: App
  readonly db: Database
  readonly clock: TestClock
  readonly exam: CanaryExam
  readonly url: string
  readonly hasPages: boolean
}

/** Everybody looks everywhere a second before the start, while it runs, in the last of the grace, and right after. */
async function lookAround(trial: Trial): Promise<void> {
  const hall = await openHall(trial, { withPages: true })
  const { url, clock, exam } = hall
  if (!hall.hasPages) trial.note('the site is not built, so no page was looked at')
  const early = await see(hall, await gatherSeekers(hall, false))
  judgeSecrecy(trial, 'a second before the start', early, exam)
  const { seekers, sights } = await lookWhileRunning(trial, hall)
  clock.set(exam.endsAt + graceMs - 1)
  judgeSecrecy(trial, 'in the last millisecond of the grace', await see(hall, seekers), exam)
  clock.set(exam.endsAt + graceMs)
  judgeAfterGrace(trial, await lookEverywhere(url, exam, seekers), exam)
  await finish(hall, exam)
  const after = await see(hall, seekers)
  judgeFinal(trial, after, exam)
  judgeReach(trial, [...early, ...sights, ...after])
  if (hall.hasPages) judgePages(trial, sights, exam)
}

async function lookWhileRunning(trial: Trial, hall: Hall): Promise<{ seekers: Seeker[]; sights: Sight[] }> {
  const { clock, exam } = hall
  clock.set(exam.startsAt + 1_000)
  const seekers = await gatherSeekers(hall, true)
  const sights = await see(hall, seekers)
  judgeSecrecy(trial, running, sights, exam)
  return { seekers, sights }
}

interface HallOptions {
  withPages?: boolean
  membersOnly?: boolean
  swap?: (db: Database) => Database
}

async function openHall(trial: Trial, options: HallOptions = {}): Promise<Hall> {
  const { withPages = false, membersOnly, swap = db => db } = options
  const db = await openDatabase(trial)
  const clock = testClock()
  const exam = await holdCanaryExam(db, clock.now() + 1_000, { membersOnly })
  const app = buildApp({ db: swap(db), clock, metrics: createMetrics(), checkReturns: false })
  const { url, hasPages } = await serveFront(trial, app)
  return { app, db, clock, exam, url, hasPages: withPages && hasPages }
}

async function see({ url, exam, hasPages }: Hall, seekers: readonly Seeker[]): Promise<Sight[]> {
  const answers = await lookEverywhere(url, exam, seekers)
  return hasPages ? [...answers, ...(await drawPages(url, exam, seekers))] : answers
}

function judgeSecrecy(trial: Trial, when: string, sights: readonly Sight[], exam: CanaryExam): void {
  const seen = (leaks: readonly Leak[], among = sights) =>
    among.filter(({ text }) => leaksIn(text, exam).some(leak => leaks.includes(leak))).map(tell)
  const say = (found: readonly string[], among = sights) =>
    `${outOf(found.length, among.length)} answers and pages${someOf(found)}`

  const solutions = seen(['a solution', 'the key', 'a field that the paper has not'])
  trial.check(noSolution(when), solutions.length === 0, say(solutions))
  const marks = seen(['marks'])
  trial.check(noMarks(when), marks.length === 0, say(marks))
  const outside = sights.filter(({ by, operation }) => !by.joined && !waysIn.includes(operation?.id ?? ''))
  const questions = seen(['a question'], outside)
  trial.check(noQuestion(when), questions.length === 0, say(questions, outside))
}

/** Joining tells the address of the paper, and whoever knows that address may read it. */
const waysIn = ['exams.joinExam', 'exams.getPaper']

const tell = ({ by, what }: Sight) => `${what} by ${by.role}`

/** Sign-ins need a provider or a partner that is not here and tell of people alone; the archive's submit answers as the live one does. */
const outOfReach = [
  'auth.signInWithGoogle',
  'auth.exchangeCode',
  'auth.authorizePartner',
  'auth.startProviderSignIn',
  'auth.finishProviderSignIn',
  'exams.submitArchiveAttempt',
]

/** A walk that meets nothing but refusals would find no secret either. */
function judgeReach(trial: Trial, sights: readonly Sight[]): void {
  const answered = new Set(sights.filter(({ status }) => status < 300).map(({ operation }) => operation?.id))
  const served = operations.filter(({ id }) => id in shapes && !outOfReach.includes(id))
  const silent = served.filter(({ id }) => !answered.has(id)).map(({ id }) => id)
  trial.check(
    'the walk gets an answer out of every operation that is served (support/request-for.ts says what it asks)',
    silent.length === 0,
    `${outOf(served.length - silent.length, served.length)}${someOf(silent)}`,
  )
  const isBroken = ({ status, what }: Sight) => status >= 500 && status !== 501 && !what.startsWith('/500?')
  const broken = sights.filter(isBroken).map(tell)
  trial.check(
    'and breaks nothing on its way',
    broken.length === 0,
    `${outOf(broken.length, sights.length)} 5xx${someOf(broken)}`,
  )
}

/** Pages without the questions of who sits the exam would be a walk through an empty house. */
function judgePages(trial: Trial, sights: readonly Sight[], exam: CanaryExam): void {
  const pages = sights.filter(({ by, what }) => by.joined && what.startsWith('/'))
  const drawn = pages.filter(({ text }) => leaksIn(text, exam).includes('a question'))
  trial.check('the pages show the questions to who sits the exam', drawn.length > 0, outOf(drawn.length, pages.length))
}

/** The grace over, marks are found by who handed in; solutions wait until the exam is final. */
function judgeAfterGrace(trial: Trial, sights: readonly Sight[], exam: CanaryExam): void {
  const marks = sights.filter(({ text }) => leaksIn(text, exam).includes('marks'))
  const found = marks.filter(({ by, what }) => by.role === 'member who submitted' && what.includes('/results/'))
  trial.check(
    'right after the grace, who handed in finds the marks',
    found.length > 0,
    `${count(found.length)} answers`,
  )
  const strangers = marks.filter(({ by }) => !by.joined)
  trial.check(
    'right after the grace, nobody finds the marks of another',
    strangers.length === 0,
    outOf(strangers.length, sights.length),
  )
  const early = solutionsIn(sights, exam)
  trial.check('until it is final, nobody sees a solution', early.length === 0, outOf(early.length, sights.length))
}

/** Solutions are found by who sat it, whoever closed their sheet, and by nobody else. */
function judgeFinal(trial: Trial, sights: readonly Sight[], exam: CanaryExam): void {
  const solutions = solutionsIn(sights, exam)
  const readers = new Set(solutions.filter(({ by }) => by.joined).map(({ by }) => by.role))
  const sat = new Set(sights.filter(({ by }) => by.joined).map(({ by }) => by.role))
  trial.check(
    'when it is final, solutions are found by who sat it',
    readers.size === sat.size,
    outOf(readers.size, sat.size),
  )
  const others = solutions.filter(({ by }) => !by.joined)
  trial.check(
    'when it is final, nobody else finds one',
    others.length === 0,
    `${outOf(others.length, sights.length)}${someOf(others.map(tell))}`,
  )
}

function solutionsIn(sights: readonly Sight[], exam: CanaryExam): Sight[] {
  return sights.filter(({ text }) => leaksIn(text, exam).some(leak => leak === 'a solution' || leak === 'the key'))
}
