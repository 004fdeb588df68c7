import { setTimeout as pause } from 'node:timers/promises'
import type { App, ReplaceParts } from '@prostuti/server/app/app'
import type { Database } from '@prostuti/server/platform/db/database'
import { minute } from '@prostuti/server/testing/exams'
import { request, type TestClock, testClock } from '@prostuti/server/testing/test-app'
import type { Trial } from '../runner/trial.ts'
import { openDatabase } from '../support/database.ts'
import { outOf, someOf } from '../support/figures.ts'
import { keep } from '../support/front-door.ts'
import { signInPeople } from '../support/people.ts'
import { buildApp } from '../support/serve-app.ts'
import { withoutEmbargo } from '../variants/no-embargo.ts'
import { type CanaryExam, graceMs, holdCanaryExam } from './canary-exam.ts'
import { serveFront } from './draw-pages.ts'
import { leaksIn, revealsKey } from './leaks.ts'
import { finish } from './past-examinees.ts'
import { begunPractice, finishedPractice, practiceOf, type StudyWay, studyWays } from './study-ways.ts'
import type { Viewer } from './viewers.ts'

const day = 24 * 60 * minute

/** Longer than what all visitors read alike is believed to be as it was. */
const freshMs = 300

const unpublished = ({ name }: StudyWay) => `${name} shows nothing of a question that is not published`
const embargoed = ({ name }: StudyWay) => `${name} reveals no key of a published question while an exam asks it`

interface StudySetup {
  readonly app: App
  readonly db: Database
  readonly clock: TestClock
  readonly url: string
  readonly ways: readonly StudyWay[]
  /** A visitor and a learner who has practised and kept the questions as far as they were let. */
  readonly viewers: readonly Viewer[]
  exam: CanaryExam
}

/**
 * An exam’s questions on every way on which a learner may meet a question outside exams: before they are published, then, by
 * the exam’s own end, published, then asked by another exam, and when that one is final.
 */
export async function judgeStudy(trial: Trial): Promise<void> {
  const setup = await setUp(trial)
  const { clock, exam: first, app } = setup
  await practise(setup)
  const before = await lookAround(setup, setup.ways)
  clock.set(first.startsAt + 1_000)
  judge(trial, unpublished, setup.ways, [...before, ...(await lookAround(setup, setup.ways))], showsQuestion(first))

  await finish(setup, first)
  await app.exams.publishQuestions()
  await practise(setup)
  await judgeFound(trial, 'once the exam is final', setup)

  const second = await holdCanaryExam(setup.db, clock.now() + 2 * day, { asks: first })
  await pause(freshMs)
  setup.exam = { ...first, keyTexts: [...first.keyTexts, ...second.keyTexts] }
  const seen: Seen[] = []
  for (const at of [second.startsAt, second.startsAt + 30 * minute, second.endsAt + graceMs]) {
    clock.set(at)
    seen.push(...(await lookAround(setup, setup.ways)))
  }
  judge(trial, embargoed, setup.ways.filter(showsKeys), seen, text => revealsKey(text, setup.exam))
  const shown = seen.filter(({ way, text }) => isPublic(way) && showsQuestion(first)(text))
  const wanted = seen.filter(({ way }) => isPublic(way))
  trial.check(
    'while an exam asks them, published questions are read on as ever',
    shown.length === wanted.length,
    outOf(shown.length, wanted.length),
  )
  await finish(setup, second)
  // What was practised meanwhile is asked again.
  clock.advance(3 * day)
  await judgeFound(trial, 'when the second exam is final', setup)
}

/** Each way by itself must be able to fail. */
export async function controlStudy(trial: Trial): Promise<void> {
  const early = await setUp(trial, { published: true })
  await practise(early)
  for (const way of early.ways)
    await trial.control(`published too soon, ${way.name}`, unpublished(way), async wrong =>
      judge(wrong, unpublished, [way], await lookAround(early, [way]), showsQuestion(early.exam)),
    )
  const careless = await setUp(trial, { published: true, replaceParts: withoutEmbargo })
  await practise(careless)
  careless.clock.set(careless.exam.startsAt + 1_000)
  for (const way of careless.ways.filter(showsKeys))
    await trial.control(`no embargo, ${way.name}`, embargoed(way), async wrong =>
      judge(wrong, embargoed, [way], await lookAround(careless, [way]), text => revealsKey(text, careless.exam)),
    )
}

const showsKeys = ({ shows }: StudyWay) => shows === 'keys'
const isPublic = ({ open }: StudyWay) => open
const showsQuestion = (exam: CanaryExam) => (text: string) =>
  text.includes(exam.questionMark) || leaksIn(text, exam).includes('a solution')

interface SetUpOptions {
  /** From the beginning, as no exam’s question should be. */
  readonly published?: boolean
  readonly replaceParts?: ReplaceParts
}

/** The exam begins in three days. */
async function setUp(trial: Trial, { published, replaceParts }: SetUpOptions = {}): Promise<StudySetup> {
  const db = await openDatabase(trial)
  const clock = testClock()
  const app = buildApp({ db, clock, replaceParts, checkReturns: false })
  const exam = await holdCanaryExam(db, clock.now() + 3 * day)
  if (published)
    await db.pool.query('update questions set published_at = $2 where id = any($1)', [exam.questionIds, new Date(0)])
  const { url, hasPages } = await serveFront(trial, app)
  const [person] = await signInPeople(db, 1)
  const visitor: Viewer = { role: 'visitor', person: null, joined: false, another: async () => visitor }
  const member: Viewer = { role: 'member', person: person!, joined: false, another: async () => member }
  const ways = studyWays.filter(({ page }) => hasPages || !page)
  return { app, db, clock, exam, url, ways, viewers: [visitor, member] }
}

/** A signed-in viewer hands a practice in, begins one and keeps the questions; what they may not is refused. A day passes. */
async function practise({ app, clock, exam, viewers }: StudySetup): Promise<void> {
  while ((await app.questions.sweep()) > 0);
  while ((await app.study.sweep()) > 0);
  await pause(freshMs)
  const { setUp, time, questions, answers } = practiceOf(exam, clock.now())
  for (const { person } of viewers) {
    if (!person) continue
    const { token } = person
    const finished = { ...setUp, practice: finishedPractice, finished_at: time, answers }
    await request(app, 'POST', 'questions/v4/practice-submit/', { token, body: finished })
    const begun = { ...setUp, saved_at: time, questions, answers: answers.slice(0, 2) }
    await request(app, 'PUT', `questions/v4/practices/${begunPractice}/`, { token, body: begun })
    for (const question of questions) await keep(app, person, question)
  }
  clock.advance(day)
}

interface Seen {
  readonly way: StudyWay
  readonly by: Viewer
  readonly text: string
}

async function lookAround(setup: StudySetup, ways: readonly StudyWay[]): Promise<Seen[]> {
  const { url, exam, viewers, clock } = setup
  const seen: Seen[] = []
  for (const way of ways)
    for (const viewer of viewers) {
      if (!way.open && !viewer.person) continue
      seen.push({ way, by: viewer, text: await way.look({ url, exam, viewer, at: clock.now() }) })
    }
  return seen
}

function judge(
  trial: Trial,
  label: (way: StudyWay) => string,
  ways: readonly StudyWay[],
  seen: readonly Seen[],
  leaks: (text: string) => boolean,
): void {
  for (const way of ways) {
    const answers = seen.filter(each => each.way === way)
    const leaking = answers.filter(({ text }) => leaks(text)).map(({ by }) => by.role)
    trial.check(label(way), leaking.length === 0, `${outOf(leaking.length, answers.length)} answers${someOf(leaking)}`)
  }
}

/** A walk along ways on which nothing can be met would find no secret either. */
async function judgeFound(trial: Trial, when: string, setup: StudySetup): Promise<void> {
  await pause(freshMs)
  const seen = await lookAround(setup, setup.ways)
  const isFound = ({ way, text }: Seen) =>
    showsKeys(way) ? revealsKey(text, setup.exam) : showsQuestion(setup.exam)(text)
  const missing = seen.filter(each => !isFound(each)).map(({ way, by }) => `${way.name} by ${by.role}`)
  trial.check(
    `${when}, published questions are found on every way`,
    missing.length === 0,
    `${outOf(seen.length - missing.length, seen.length)}${missing.length > 0 ? `, not${someOf(missing)}` : ''}`,
  )
}
