import { operations, shapes } from '@prostuti/contract'
import type { App } from '@prostuti/server/app'
import { createMetrics } from '@prostuti/server/core/metrics'
import type { Database } from '@prostuti/server/db/database'
import { minute } from '@prostuti/server/testing/exams'
import { type TestClock, testClock } from '@prostuti/server/testing/rig'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import type { Seeker } from './secrets/audience.ts'
import { type CanaryExam, graceMs, holdCanaryExam } from './secrets/canary-exam.ts'
import { drawPages, serveFront } from './secrets/draw-pages.ts'
import { leaksIn } from './secrets/leaks.ts'
import { lookEverywhere, type Sight } from './secrets/look-everywhere.ts'
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
  title: 'Questions come neither early nor unpaid.',
  async run(trial) {
    await judgeDoors(trial, { withPages: true })
    await trial.control('a clock that is a second ahead', nobodySees(early), wrong =>
      judgeDoors(wrong, { aheadMs: 1_000 }),
    )
    await trial.control('a door that asks for no money', nobodySees(unpaid), wrong =>
      judgeDoors(wrong, { isOpen: true }),
    )
    await trial.control('an attempt that is found whoever asks', nobodySees(unpaid), wrong =>
      judgeDoors(wrong, { swap: findsAnybodysAttempt }),
    )
  },
})

interface Options {
  withPages?: boolean
  /** So far the app's clock is ahead of ours. */
  aheadMs?: number
  /** Whether anybody gets in without paying. */
  isOpen?: boolean
  swap?: (db: Database) => Database
}

interface Hall {
  readonly app: App
  readonly db: Database
  readonly clock: TestClock
  readonly exam: CanaryExam
  readonly url: string
  readonly hasPages: boolean
  readonly paid: Set<string>
}

/** An exam that costs something: before its start, while those who paid sit it, and in its archive. */
async function judgeDoors(trial: Trial, options: Options): Promise<void> {
  const hall = await openHall(trial, options)
  const { db, clock, exam, paid } = hall
  const [payer] = await signInPeople(db, 1)
  paid.add(payer!.id)
  const penniless = await gather(hall, false)

  for (const secondsBefore of trial.short ? [1] : [86_401, 3_600, 1]) {
    clock.set(exam.startsAt - secondsBefore * 1_000)
    await judge(trial, hall, early, [...penniless, ...(await gather(hall, true))])
  }
  clock.set(exam.startsAt)
  const joined = await join(hall.app, payer!, exam)
  judgeFound(trial, 'at the start, who paid is let in', joined.text, exam)
  await judge(trial, hall, unpaid, penniless)
  clock.set(exam.endsAt + graceMs + 5_001)
  await judge(trial, hall, archived, penniless)
  judgeFound(trial, 'in the archive, who paid is let in', (await join(hall.app, payer!, exam, 'archive')).text, exam)
}

async function openHall(
  trial: Trial,
  { withPages = false, aheadMs = 0, isOpen = false, swap }: Options,
): Promise<Hall> {
  const db = await openDatabase(trial)
  const clock = testClock()
  const exam = await holdCanaryExam(db, clock.now() + 48 * 60 * minute, { cost: 50 })
  const paid = new Set<string>()
  const app = buildApp({
    db: swap?.(db) ?? db,
    clock: { ...clock, now: () => clock.now() + aheadMs },
    metrics: createMetrics(),
    checkReturns: false,
    canJoin: async viewer => isOpen || paid.has(String(viewer.id)),
  })
  const { url, hasPages } = await serveFront(trial, app)
  if (withPages && !hasPages) trial.note('the site is not built, so no page was looked at')
  return { app, db, clock, exam, url, hasPages: withPages && hasPages, paid }
}

const kinds: readonly (PersonOptions & { readonly role: string })[] = [
  { role: 'anonymous', anonymous: true },
  { role: 'member' },
  { role: 'partner-scoped', scope: 'partner' },
  { role: 'moderator', moderator: true },
]

/** Everybody who may not see a question: a visitor among those who have not paid. */
async function gather(hall: Hall, hasPaid: boolean): Promise<Seeker[]> {
  const visitor: Seeker = { role: 'visitor', person: null, joined: false, another: async () => visitor }
  const seekers = hasPaid ? [] : [visitor]
  for (const kind of kinds) seekers.push(await seekerOf(hall, kind, hasPaid))
  return seekers
}

async function seekerOf(hall: Hall, { role, ...is }: (typeof kinds)[number], hasPaid: boolean): Promise<Seeker> {
  const [person] = await signInPeople(hall.db, 1, is)
  if (hasPaid) hall.paid.add(person!.id)
  const name = `${role} who has ${hasPaid ? '' : 'not '}paid`
  return { role: name, person: person!, joined: false, another: () => seekerOf(hall, { role, ...is }, hasPaid) }
}

const served = operations.filter(({ id }) => id in shapes)

async function judge(trial: Trial, hall: Hall, when: string, seekers: readonly Seeker[]): Promise<void> {
  const { url, exam, hasPages } = hall
  const answers = await lookEverywhere(url, exam, seekers, served)
  const sights = hasPages ? [...answers, ...(await drawPages(url, exam, seekers))] : answers
  const seen = sights.filter(sight => !isGiven(sight) && leaksIn(sight.text, exam).includes('a question'))
  const found = someOf(seen.map(({ by, what }) => `${what} by ${by.role}`))
  trial.check(nobodySees(when), seen.length === 0, `${outOf(seen.length, sights.length)} answers and pages${found}`)
}

/** The trial itself knows the paper's address, which joining alone tells. */
const isGiven = ({ operation }: Sight) => operation?.id === 'exams.getPaper'

/** A door that lets nobody in would keep every secret. */
function judgeFound(trial: Trial, label: string, text: string, exam: CanaryExam): void {
  const isFound = leaksIn(text, exam).includes('a question')
  trial.check(label, isFound, isFound ? 'the way to the questions is told' : text.slice(0, 100))
}
