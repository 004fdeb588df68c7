import { operations, shapes } from '@prostuti/contract'
import type { App, ReplaceParts } from '@prostuti/server/app/app'
import type { Database } from '@prostuti/server/platform/db/database'
import { createMetrics } from '@prostuti/server/platform/metrics/metrics'
import { minute } from '@prostuti/server/testing/exams'
import { type TestClock, testClock } from '@prostuti/server/testing/test-app'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { callEverything, type ViewedResponse } from './secrets/call-everything.ts'
import { type CanaryExam, graceMs, holdCanaryExam } from './secrets/canary-exam.ts'
import { drawPages, serveFront } from './secrets/draw-pages.ts'
import { leaksIn } from './secrets/leaks.ts'
import { controlSold, judgeSold } from './secrets/sold.ts'
import type { Viewer } from './secrets/viewers.ts'
import { openDatabase } from './support/database.ts'
import { outOf, someOf } from './support/figures.ts'
import { join } from './support/front-door.ts'
import { type PersonOptions, signInPeople } from './support/people.ts'
import { buildApp } from './support/serve-app.ts'
import { findsAnybodysAttempt } from './variants/anybodys-attempt.ts'

const early = 'a second before the start'
const unpaid = 'while others who paid sit it'
const archived = 'in the archive'
const nobodySees = (when: string) => `${when}, nobody who may not see one sees a question or the way to it`

export default definePromise({
  number: 12,
  title: 'Questions come neither early nor unpaid, and what is sold is not given away.',
  async run(trial) {
    await judgeDoors(trial, { withPages: true })
    await judgeSold(trial)
    await controlSold(trial)
    await trial.control('a clock that is a second ahead', nobodySees(early), wrong =>
      judgeDoors(wrong, { ...few(early), aheadMs: 1_000 }),
    )
    await trial.control('a door that asks for no money', nobodySees(unpaid), wrong =>
      judgeDoors(wrong, { ...few(unpaid), isOpen: true }),
    )
    await trial.control('an attempt that anybody can find', nobodySees(unpaid), wrong =>
      judgeDoors(wrong, { ...few(unpaid), replaceParts: findsAnybodysAttempt }),
    )
  },
})

/** A control looks at the one moment that must be caught, as a member and a visitor. */
const few = (moment: string) => ({ moments: [moment], roles: ['member'] })

interface Options {
  /** Some of the moments instead of all. */
  moments?: readonly string[]
  /** Some of the kinds of people instead of all. */
  roles?: readonly string[]
  withPages?: boolean
  /** So far the app's clock is ahead of ours. */
  aheadMs?: number
  /** Whether anybody gets in without paying. */
  isOpen?: boolean
  replaceParts?: ReplaceParts
}

interface ExamSetup {
  readonly app: App
  readonly db: Database
  readonly clock: TestClock
  readonly exam: CanaryExam
  readonly url: string
  readonly hasPages: boolean
  readonly paid: Set<string>
  readonly kinds: typeof kinds
}

/** An exam that costs something: before its start, while those who paid sit it, and in its archive. */
async function judgeDoors(trial: Trial, options: Options): Promise<void> {
  const setup = await setUpExam(trial, options)
  const { db, clock, exam, paid } = setup
  const [payer] = await signInPeople(db, 1)
  paid.add(payer!.id)
  const penniless = await gather(setup, false)
  const { moments = [early, unpaid, archived] } = options
  const look = async (when: string, viewers: readonly Viewer[]) => {
    if (moments.includes(when)) await judge(trial, setup, when, viewers)
  }

  for (const secondsBefore of trial.short ? [1] : [86_401, 3_600, 1]) {
    clock.set(exam.startsAt - secondsBefore * 1_000)
    await look(early, [...penniless, ...(await gather(setup, true))])
  }
  clock.set(exam.startsAt)
  const joined = await join(setup.app, payer!, exam)
  judgeFound(trial, 'at the start, who paid is let in', joined.text, exam)
  await look(unpaid, penniless)
  clock.set(exam.endsAt + graceMs + 5_001)
  await look(archived, penniless)
  judgeFound(trial, 'in the archive, who paid is let in', (await join(setup.app, payer!, exam, 'archive')).text, exam)
}

async function setUpExam(
  trial: Trial,
  { withPages = false, aheadMs = 0, isOpen = false, replaceParts, roles }: Options,
): Promise<ExamSetup> {
  const db = await openDatabase(trial)
  const clock = testClock()
  const exam = await holdCanaryExam(db, clock.now() + 48 * 60 * minute, { cost: 50 })
  const paid = new Set<string>()
  const present = kinds.filter(({ role }) => roles?.includes(role) ?? true)
  const app = buildApp({
    db,
    replaceParts,
    clock: { ...clock, now: () => clock.now() + aheadMs },
    metrics: createMetrics(),
    checkReturns: false,
    joinAccess: async viewer => (isOpen || paid.has(String(viewer.id)) ? 'open' : 'purchase_required'),
  })
  const { url, hasPages } = await serveFront(trial, app)
  if (withPages && !hasPages) trial.note('the site is not built, so no page was looked at')
  return { app, db, clock, exam, url, hasPages: withPages && hasPages, paid, kinds: present }
}

const kinds: readonly (PersonOptions & { readonly role: string })[] = [
  { role: 'anonymous', anonymous: true },
  { role: 'member' },
  { role: 'partner-scoped', scope: 'partner' },
  { role: 'moderator', moderator: true },
]

/** Everybody who may not see a question: a visitor among those who have not paid. */
async function gather(setup: ExamSetup, hasPaid: boolean): Promise<Viewer[]> {
  const visitor: Viewer = { role: 'visitor', person: null, joined: false, another: async () => visitor }
  const viewers = hasPaid ? [] : [visitor]
  for (const kind of setup.kinds) viewers.push(await viewerOf(setup, kind, hasPaid))
  return viewers
}

async function viewerOf(setup: ExamSetup, { role, ...is }: (typeof kinds)[number], hasPaid: boolean): Promise<Viewer> {
  const [person] = await signInPeople(setup.db, 1, is)
  if (hasPaid) setup.paid.add(person!.id)
  const name = `${role} who has ${hasPaid ? '' : 'not '}paid`
  return { role: name, person: person!, joined: false, another: () => viewerOf(setup, { role, ...is }, hasPaid) }
}

const served = operations.filter(({ id }) => id in shapes)

async function judge(trial: Trial, setup: ExamSetup, when: string, viewers: readonly Viewer[]): Promise<void> {
  const { url, exam, hasPages } = setup
  const answers = await callEverything(url, exam, viewers, { operations: served, short: trial.short })
  const responses = hasPages ? [...answers, ...(await drawPages(url, exam, viewers, { short: trial.short }))] : answers
  const seen = responses.filter(each => !isGiven(each) && leaksIn(each.text, exam).includes('a question'))
  const found = someOf(seen.map(({ by, what }) => `${what} by ${by.role}`))
  trial.check(nobodySees(when), seen.length === 0, `${outOf(seen.length, responses.length)} answers and pages${found}`)
}

/** The trial itself knows the paper's address, which joining alone returns; and staff see the questions that they write. */
const isGiven = ({ by, operation }: ViewedResponse) =>
  operation?.id === 'exams.getPaper' || (by.role.startsWith('moderator') && operation?.who === 'moderator')

/** A door that lets nobody in would keep every secret. */
function judgeFound(trial: Trial, label: string, text: string, exam: CanaryExam): void {
  const isFound = leaksIn(text, exam).includes('a question')
  trial.check(label, isFound, isFound ? 'the way to the questions is shown' : text.slice(0, 100))
}
