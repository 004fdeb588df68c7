import { type Operation, operations, shapes } from '@prostuti/contract'
import type { App, ReplaceParts } from '@prostuti/server/app/app'
import type { Database } from '@prostuti/server/platform/db/database'
import { createMetrics } from '@prostuti/server/platform/metrics/metrics'
import { type TestClock, testClock } from '@prostuti/server/testing/test-app'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { judgeOracle, marksRevealNoKey, oracleMeanwhile } from './secrets/archive-oracle.ts'
import { callEverything, isStaffsOwn, isStaffsWrite, type ViewedResponse } from './secrets/call-everything.ts'
import { type CanaryExam, graceMs, holdCanaryExam, reasonFor } from './secrets/canary-exam.ts'
import { closedStayClosed, judgeClosed, judgeNeverOpened, never } from './secrets/closed-solutions.ts'
import { drawPages, serveFront } from './secrets/draw-pages.ts'
import { type Leak, leaksIn } from './secrets/leaks.ts'
import { judgeOptionOrder, orderRevealsNothing } from './secrets/option-order.ts'
import { finish } from './secrets/past-examinees.ts'
import { judgeReused, reusedStaySecret, whileAskedAgain } from './secrets/reused-questions.ts'
import { controlStudy, judgeStudy } from './secrets/study.ts'
import { type Role, signInViewers, type Viewer } from './secrets/viewers.ts'
import { openDatabase } from './support/database.ts'
import { count, outOf, someOf } from './support/figures.ts'
import { buildApp } from './support/serve-app.ts'
import { allSolutionsOpen } from './variants/all-solutions-open.ts'
import { findsAnybodysAttempt } from './variants/anybodys-attempt.ts'
import { leakPapers } from './variants/leaky-presenter.ts'
import { marksWhatIsWithheld } from './variants/marks-what-is-withheld.ts'
import { withoutEmbargo } from './variants/no-embargo.ts'

const running = 'while it runs'
const noSolution = (when: string) => `${when}, nobody sees a solution or the key`
const noMarks = (when: string) => `${when}, nobody sees marks, which would be an oracle for the key`
const noQuestion = (when: string) => `${when}, nobody who has not joined sees a question or the way to it`

/** A learner who has an attempt, and a person who must not find it. */
const attemptAndStranger: readonly Role[] = ['member who drafted', 'member who did not join']

export default definePromise({
  number: 11,
  title: 'Answers stay secret until they may be seen.',
  async run(trial) {
    await lookAround(trial)
    await judgeReused(trial)
    await judgeClosed(trial)
    await judgeOracle(trial)
    await judgeOptionOrder(trial, { papers: trial.n(4, 50), pinned: [] })
    await judgeStudy(trial)
    await controlStudy(trial)
    await trial.control('a presenter that leaves the solution in', noSolution(running), async wrong => {
      const setup = await setUpExam(wrong)
      await leakPapers(setup.db, setup.exam.id)
      await lookWhileRunning(wrong, setup, ['member who drafted'])
    })
    await trial.control('marks at once', noMarks(running), async wrong => {
      await lookWhileRunning(wrong, await setUpExam(wrong, { membersOnly: true }), ['member who submitted'])
    })
    await trial.control('no embargo', reusedStaySecret(whileAskedAgain), wrong =>
      judgeReused(wrong, { replaceParts: withoutEmbargo, only: whileAskedAgain }),
    )
    await trial.control('keys of every question one has met', closedStayClosed(never), wrong =>
      judgeNeverOpened(wrong, allSolutionsOpen),
    )
    await trial.control('an archive that marks what another exam asks', marksRevealNoKey(oracleMeanwhile), wrong =>
      judgeOracle(wrong, { replaceParts: marksWhatIsWithheld, only: oracleMeanwhile }),
    )
    await trial.control('an attempt that anybody can find', noQuestion(running), async wrong => {
      await lookWhileRunning(wrong, await setUpExam(wrong, { replaceParts: findsAnybodysAttempt }), attemptAndStranger)
    })
    await trial.control('options in the author’s own order', orderRevealsNothing, wrong =>
      judgeOptionOrder(wrong, { papers: 1, pinned: [0, 1, 2, 3] }),
    )
  },
})

interface ExamSetup {
  readonly app: App
  readonly db: Database
  readonly clock: TestClock
  readonly exam: CanaryExam
  readonly url: string
  readonly hasPages: boolean
  /** Whether this is the short form: see `WalkOptions`. */
  readonly short: boolean
}

/** Everybody looks everywhere a second before the start, while it runs, in the last of the grace, and right after. */
async function lookAround(trial: Trial): Promise<void> {
  const setup = await setUpExam(trial, { withPages: true })
  const { url, clock, exam } = setup
  if (!setup.hasPages) trial.note('the site is not built, so no page was looked at')
  const early = await see(setup, await signInViewers(setup, false))
  judgeSecrecy(trial, 'a second before the start', early, exam)
  const { viewers, responses } = await lookWhileRunning(trial, setup)
  clock.set(exam.endsAt + graceMs - 1)
  judgeSecrecy(trial, 'in the last millisecond of the grace', await see(setup, viewers), exam)
  clock.set(exam.endsAt + graceMs)
  judgeAfterGrace(trial, await callEverything(url, exam, viewers, setup), exam)
  await finish(setup, exam)
  const after = await see(setup, viewers)
  judgeFinal(trial, after, exam)
  judgeReach(trial, [...early, ...responses, ...after])
  if (setup.hasPages) judgePages(trial, responses, exam)
}

async function lookWhileRunning(
  trial: Trial,
  setup: ExamSetup,
  among?: readonly Role[],
): Promise<{ viewers: Viewer[]; responses: ViewedResponse[] }> {
  const { clock, exam } = setup
  clock.set(exam.startsAt + 1_000)
  const viewers = await signInViewers(setup, true, among)
  const responses = await see(setup, viewers)
  judgeSecrecy(trial, running, responses, exam)
  return { viewers, responses }
}

interface SetupOptions {
  withPages?: boolean
  membersOnly?: boolean
  replaceParts?: ReplaceParts
}

async function setUpExam(trial: Trial, options: SetupOptions = {}): Promise<ExamSetup> {
  const { withPages = false, membersOnly, replaceParts } = options
  const db = await openDatabase(trial)
  const clock = testClock()
  const exam = await holdCanaryExam(db, clock.now() + 1_000, { membersOnly })
  const app = buildApp({ db, clock, replaceParts, metrics: createMetrics(), checkReturns: false })
  while ((await app.questions.sweep()) > 0);
  while ((await app.study.sweep()) > 0);
  const { url, hasPages } = await serveFront(trial, app)
  return { app, db, clock, exam, url, hasPages: withPages && hasPages, short: trial.short }
}

async function see(setup: ExamSetup, viewers: readonly Viewer[]): Promise<ViewedResponse[]> {
  const { url, exam, hasPages } = setup
  const answers = await callEverything(url, exam, viewers, setup)
  return hasPages ? [...answers, ...(await drawPages(url, exam, viewers, setup))] : answers
}

function judgeSecrecy(trial: Trial, when: string, responses: readonly ViewedResponse[], exam: CanaryExam): void {
  const seen = (leaks: readonly Leak[], among = responses) =>
    among
      .filter(({ by, operation }) => !isStaffsOwn(by, operation))
      .filter(({ text }) => leaksIn(text, exam).some(leak => leaks.includes(leak)))
      .map(describe)
  const say = (found: readonly string[], among = responses) =>
    `${outOf(found.length, among.length)} answers and pages${someOf(found)}`

  const solutions = seen(['a solution', 'the key', 'a field that the paper has not'])
  trial.check(noSolution(when), solutions.length === 0, say(solutions))
  const marks = seen(['marks'])
  trial.check(noMarks(when), marks.length === 0, say(marks))
  const outside = responses.filter(({ by, operation }) => !by.joined && !waysIn.includes(operation?.id ?? ''))
  const questions = seen(['a question'], outside)
  trial.check(noQuestion(when), questions.length === 0, say(questions, outside))
}

/** Joining returns the address of the paper, and anybody who knows that address may read it. */
const waysIn = ['exams.joinExam', 'exams.getPaper']

const describe = ({ by, what }: ViewedResponse) => `${what} by ${by.role}`

/**
 * Sign-ins need a provider or a partner that is not here and show people alone; the archive's submit answers as the live
 * one does; what is written about a program, its calendar and payments need rows of their own and hold
 * nothing of an exam's paper.
 */
const outOfReach = [
  'auth.signInWithGoogle',
  'auth.mergeWithGoogle',
  'auth.exchangeCode',
  'auth.restoreSession',
  'notifications.movePushSubscription',
  'auth.authorizePartner',
  // By a key of a partner's server.
  'partners.getNumbers',
  'partners.listCentreStandings',
  'partners.listResults',
  'auth.signInWithPartner',
  'auth.authorizeApp',
  // Of another device of the person.
  'auth.deleteDevice',
  'notifications.deletePushSubscription',
  'auth.startProviderSignIn',
  'auth.finishProviderSignIn',
  'exams.submitArchiveAttempt',
  // Of one thing by two names, and of work that a person has asked for.
  'core.listAudit',
  'core.getTask',
  'core.retryTask',
  'programs.getProgramExam',
  // Of a notification of their own, of which there is none here.
  'notifications.openNotification',
  // Of a notification of staff, of which there is none here.
  'notifications.getNotification',
  // Of an exam whose results are final, of which there is none here.
  'exams.getStatistics',
  'exams.listStaffResults',
  'exams.getStaffSheet',
  'exams.compareResults',
  // Of a time that is asked for.
  'notifications.listNotificationDates',
  'billing.receivePaymentNotice',
  'billing.returnFromGateway',
  'billing.getPurchase',
  'billing.abandonPurchase',
  'billing.getOrder',
  'billing.getPayment',
  'billing.personalizeProgram',
  'programs.createReview',
  // Of what was asked before: its own tests say what it shows under embargo.
  'study.logReviews',
  // Of a practice that the same person has begun.
  'study.getPractice',
  'study.deletePractice',
  // Of a question that a member has offered, which is nobody's in the walk.
  // Of a person, and into a category, that are not here.
  'billing.getGiftFacts',
  'billing.listUserPurchases',
  'notifications.findPeople',
  'questions.contributeQuestion',
  'questions.contributeSheet',
  'questions.getContribution',
  'questions.withdrawContribution',
  // Of uploaded sheets and pictures.
  'core.getImage',
  'core.getLibraryImage',
  'questions.getImport',
  'questions.listImportRows',
  'questions.getRefusedRows',
  'programs.getStaffRoutine',
  'programs.getStaffFaq',
  'programs.getFaq',
  'programs.readCalendar',
  // Of a post that is not there.
  'feed.createComment',
  // Of circulars, of which there is none here.
  'programs.keepInRoutine',
  'programs.getDatedCalendar',
]

/** Circulars, notices, partners and talk hold nothing of an exam, and there are none here: what names one of them finds nothing. */
const namesNone = ({ id, path }: Operation): boolean =>
  /^(?:circulars|notices|feed|partners)\./.test(id) && path.includes('{')

/** A walk that meets nothing but refusals would find no secret either. */
function judgeReach(trial: Trial, responses: readonly ViewedResponse[]): void {
  const answered = new Set(responses.filter(({ status }) => status < 300).map(({ operation }) => operation?.id))
  const served = operations.filter(
    operation =>
      operation.id in shapes &&
      !isStaffsWrite(operation) &&
      !outOfReach.includes(operation.id) &&
      !namesNone(operation),
  )
  const silent = served.filter(({ id }) => !answered.has(id)).map(({ id }) => id)
  trial.check(
    'the walk gets an answer out of every operation that is served (support/request-for.ts says what it asks)',
    silent.length === 0,
    `${outOf(served.length - silent.length, served.length)}${someOf(silent)}`,
  )
  const isBroken = ({ status, what }: ViewedResponse) => status >= 500 && !/^\/50[03]\?/.test(what)
  const broken = responses.filter(isBroken).map(describe)
  trial.check(
    'and breaks nothing on its way',
    broken.length === 0,
    `${outOf(broken.length, responses.length)} 5xx${someOf(broken)}`,
  )
}

/** Pages without the questions of who sits the exam would be a walk through an empty house. */
function judgePages(trial: Trial, responses: readonly ViewedResponse[], exam: CanaryExam): void {
  const pages = responses.filter(({ by, what }) => by.joined && what.startsWith('/'))
  const drawn = pages.filter(({ text }) => leaksIn(text, exam).includes('a question'))
  trial.check('the pages show the questions to who sits the exam', drawn.length > 0, outOf(drawn.length, pages.length))
}

/** The grace over, marks are found by who handed in; solutions wait until the exam is final. */
function judgeAfterGrace(trial: Trial, responses: readonly ViewedResponse[], exam: CanaryExam): void {
  const marks = responses.filter(({ text }) => leaksIn(text, exam).includes('marks'))
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
    outOf(strangers.length, responses.length),
  )
  const early = solutionsIn(responses, exam)
  trial.check('until it is final, nobody sees a solution', early.length === 0, outOf(early.length, responses.length))
}

/** Only those who sat the exam find solutions, no matter who closed their sheet. */
function judgeFinal(trial: Trial, responses: readonly ViewedResponse[], exam: CanaryExam): void {
  const solutions = solutionsIn(responses, exam)
  const readers = new Set(solutions.filter(({ by }) => by.joined).map(({ by }) => by.role))
  const sat = new Set(responses.filter(({ by }) => by.joined).map(({ by }) => by.role))
  trial.check(
    'when it is final, solutions are found by who sat it',
    readers.size === sat.size,
    outOf(readers.size, sat.size),
  )
  const reasons = solutions.filter(({ text }) => text.includes(reasonFor('ক', exam)))
  trial.check(
    'and with them why each option is right or wrong',
    reasons.some(({ operation }) => operation?.id === 'exams.getSolutions'),
    outOf(reasons.length, solutions.length),
  )
  const others = solutions.filter(({ by }) => !by.joined)
  trial.check(
    'when it is final, nobody else finds one',
    others.length === 0,
    `${outOf(others.length, responses.length)}${someOf(others.map(describe))}`,
  )
}

function solutionsIn(responses: readonly ViewedResponse[], exam: CanaryExam): ViewedResponse[] {
  const others = responses.filter(({ by, operation }) => !isStaffsOwn(by, operation))
  return others.filter(({ text }) => leaksIn(text, exam).some(leak => leak === 'a solution' || leak === 'the key'))
}
