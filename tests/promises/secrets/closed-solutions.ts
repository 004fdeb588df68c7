import { operations, shapes } from '@prostuti/contract'
import type { ReplaceParts } from '@prostuti/server/app/app'
import { createMetrics } from '@prostuti/server/platform/metrics/metrics'
import { minute } from '@prostuti/server/testing/exams'
import { testClock } from '@prostuti/server/testing/test-app'
import type { Trial } from '../runner/trial.ts'
import { openDatabase } from '../support/database.ts'
import { outOf, someOf } from '../support/figures.ts'
import { buildApp } from '../support/serve-app.ts'
import { callEverything } from './call-everything.ts'
import { type CanaryExam, holdCanaryExam } from './canary-exam.ts'
import { drawPages, serveFront } from './draw-pages.ts'
import { revealsKey } from './leaks.ts'
import { sitOlderExam } from './past-examinees.ts'

const week = 7 * 24 * 60 * minute
const readings = operations.filter(({ id, method }) => method === 'GET' && id in shapes)

/** What must hold of an exam whose solutions do not open with its end. */
export const closedStayClosed = (which: string) => `solutions that open ${which} are shown by no call and no page`
export const never = 'never'
const later = 'in a week, before that week has passed'

/**
 * People sit exams whose solutions never open or open in a week, hand in empty sheets in their archives, keep their
 * questions, and look everywhere long after the results are final.
 */
export async function judgeClosed(trial: Trial): Promise<void> {
  await judgeNeverOpened(trial)
  await judgeOne(trial, { which: later, opens: week })
}

export async function judgeNeverOpened(trial: Trial, replaceParts?: ReplaceParts): Promise<void> {
  await judgeOne(trial, { which: never, opens: null, replaceParts })
}

interface Solutions {
  which: string
  opens: number | null
  replaceParts?: ReplaceParts
}

async function judgeOne(trial: Trial, { which, opens, replaceParts }: Solutions): Promise<void> {
  const db = await openDatabase(trial)
  const clock = testClock()
  const app = buildApp({ db, clock, replaceParts, metrics: createMetrics(), checkReturns: false })
  const { url, hasPages } = await serveFront(trial, app)
  const startsAt = clock.now()
  const solutionVisibility = opens === null ? null : new Date(startsAt + opens)
  const exam = await holdCanaryExam(db, startsAt, { solutionVisibility })
  const pastExaminees = await sitOlderExam({ app, db, clock }, exam)
  const look = async () => {
    const answers = await callEverything(url, exam, pastExaminees, { operations: readings, short: trial.short })
    const responses = hasPages
      ? [...answers, ...(await drawPages(url, exam, pastExaminees, { short: trial.short }))]
      : answers
    return { responses, leaking: responses.filter(({ text }) => revealsKey(text, exam)) }
  }

  clock.set(startsAt + week - 1)
  const { responses, leaking } = await look()
  const said = leaking.map(({ by, what }) => `${what} by ${by.role}`)
  trial.check(
    closedStayClosed(which),
    said.length === 0,
    `${outOf(said.length, responses.length)} answers and pages${someOf(said)}`,
  )
  if (opens !== null) await judgeOpened(trial, exam, clock, look)
}

/** Who finds nothing once they are open would find no secret either. */
async function judgeOpened(
  trial: Trial,
  { startsAt }: CanaryExam,
  clock: ReturnType<typeof testClock>,
  look: () => Promise<{ leaking: { what: string }[] }>,
): Promise<void> {
  clock.set(startsAt + week)
  const { leaking } = await look()
  const ways = ['state=live', 'state=archive', '/bookmark/questions/']
  const found = ways.filter(way => leaking.some(({ what }) => what.includes(way)))
  trial.check(
    'they are found, of both tries and of kept questions, at the very instant that was set',
    found.length === ways.length,
    outOf(found.length, ways.length),
  )
}
