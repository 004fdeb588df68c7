import { operations, shapes } from '@prostuti/contract'
import type { ReplaceParts } from '@prostuti/server/app/app'
import { createMetrics } from '@prostuti/server/platform/metrics/metrics'
import { minute } from '@prostuti/server/testing/exams'
import { testClock } from '@prostuti/server/testing/test-app'
import type { Trial } from '../runner/trial.ts'
import { openDatabase } from '../support/database.ts'
import { count, outOf, someOf } from '../support/figures.ts'
import { buildApp } from '../support/serve-app.ts'
import { callEverything, type ViewedResponse } from './call-everything.ts'
import { type CanaryExam, graceMs, holdCanaryExam } from './canary-exam.ts'
import { drawPages, serveFront } from './draw-pages.ts'
import { revealsKey } from './leaks.ts'
import { finish, sitOlderExam } from './past-examinees.ts'
import type { Viewer } from './viewers.ts'

const day = 24 * 60 * minute

/** Whatever else the past examinees could do would change what they are. */
const readings = operations.filter(({ id, method }) => method === 'GET' && id in shapes)

/** What must hold of an older exam whose questions a new one asks again. */
export const reusedStaySecret = (when: string) => `${when}, an older exam with its questions reveals no key`
export const whileAskedAgain = 'while the new exam runs'

/**
 * An exam is over and final, and people who sat it look at its solutions, their bookmarks and everything else, while a
 * new exam with the same questions draws near, runs, and becomes final.
 * @param only one of these moments instead, where it is known to show what is wrong
 */
export async function judgeReused(
  trial: Trial,
  { replaceParts, only }: { replaceParts?: ReplaceParts; only?: string } = {},
): Promise<void> {
  const db = await openDatabase(trial)
  const clock = testClock()
  const app = buildApp({ db, clock, replaceParts, metrics: createMetrics(), checkReturns: false })
  const { url, hasPages } = await serveFront(trial, app)
  const older = await holdCanaryExam(db, clock.now())
  const pastExaminees = await sitOlderExam({ app, db, clock }, older)
  const exam = await holdCanaryExam(db, clock.now() + 2 * day, { asks: older })
  // Their keys are the same options in another order: each paper has its own.
  const subject = { ...older, keyTexts: [...older.keyTexts, ...exam.keyTexts] }
  const look = async () => {
    const answers = await callEverything(url, subject, pastExaminees, { operations: readings, short: trial.short })
    return hasPages ? [...answers, ...(await drawPages(url, subject, pastExaminees, { short: trial.short }))] : answers
  }

  clock.set(exam.startsAt - day - 1)
  if (!only) judgeOpen(trial, 'more than a day before the new exam', await look(), subject, pastExaminees)
  const instants: [when: string, at: number][] = [
    ['a day before the new exam', exam.startsAt - day],
    [whileAskedAgain, exam.startsAt + 1_000],
    ['in the new exam’s grace', exam.endsAt + graceMs],
  ]
  for (const [when, at] of instants.filter(([when]) => when === (only ?? when))) {
    clock.set(at)
    judgeClosed(trial, when, await look(), subject)
  }
  if (only) return
  await finish({ app, clock }, exam)
  judgeOpen(trial, 'when the new exam is final', await look(), subject, pastExaminees)
}

function judgeClosed(trial: Trial, when: string, responses: readonly ViewedResponse[], exam: CanaryExam): void {
  const leaky = responses.filter(({ text }) => revealsKey(text, exam)).map(({ by, what }) => `${what} by ${by.role}`)
  trial.check(
    reusedStaySecret(when),
    leaky.length === 0,
    `${outOf(leaky.length, responses.length)} answers and pages${someOf(leaky)}`,
  )
}

/** Who has sat an exam whose solutions are open may practise its questions, too. */
const studied = ['/practice-exam/', '/mistakes/', '/reviews/']

/** Both ways to a key are open to everybody who may call them: who finds nothing there would find no secret either. */
function judgeOpen(
  trial: Trial,
  when: string,
  responses: readonly ViewedResponse[],
  exam: CanaryExam,
  pastExaminees: readonly Viewer[],
): void {
  const leaking = responses.filter(({ text }) => revealsKey(text, exam))
  const found = (path: string) => new Set(leaking.filter(({ what }) => what.includes(path)).map(({ by }) => by.role))
  // A token for a partner's page is good for exams, not for the bank.
  const expected = { '/solutions/': pastExaminees.length, '/bookmark/questions/': pastExaminees.length - 1 }
  const ways = Object.entries(expected)
  trial.check(
    `${when}, its solutions and bookmarks are found by who sat it`,
    ways.every(([path, people]) => found(path).size === people),
    ways.map(([path, people]) => `${path} ${outOf(found(path).size, people)}`).join(', '),
  )
  const known = [...Object.keys(expected), ...studied]
  const elsewhere = leaking.filter(({ what }) => !known.some(path => what.includes(path)))
  trial.check(
    `${when}, they are nowhere else`,
    elsewhere.length === 0,
    `${count(elsewhere.length)} other places${someOf(elsewhere.map(({ what }) => what))}`,
  )
}
