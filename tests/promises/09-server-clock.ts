import { join } from 'node:path'
import type { App } from '@prostuti/server/app/app'
import { type HeldExam, holdExam, minute } from '@prostuti/server/testing/exams'
import { type Answer, request, sheetOf, type TestClock, testClock } from '@prostuti/server/testing/test-app'
import fc from 'fast-check'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { judgeWallClock, nothingEarly } from './server-clock/wall-clock-steps.ts'
import { openDatabase } from './support/database.ts'
import { outOf, someOf } from './support/figures.ts'
import { openAttempts, type Person, signInPeople } from './support/people.ts'
import { buildApp } from './support/serve-app.ts'
import { believesDateHeader } from './variants/believes-date-header.ts'

const graceMs = 120_000
const day = 24 * 60 * minute

const serverDecides = 'nothing that a device says of the time moves what the server decides'

export default definePromise({
  number: 9,
  title: 'The server’s clock decides (the server’s part).',
  async run(trial) {
    await judgeClaims(trial, { runs: trial.n(150, 1_000), build: buildApp })
    await trial.control('a server that believes the Date header', serverDecides, wrong =>
      judgeClaims(wrong, { runs: 40, build: believesDateHeader }),
    )
    await judgeWallClock(trial)
    await trial.control('a server that goes by its host’s wall clock', nothingEarly, wrong =>
      judgeWallClock(wrong, { main: join(import.meta.dirname, 'variants/wall-clock-server.ts') }),
    )
  },
})

/** What a device whose clock is wrong says of the time, everywhere it can. */
interface Claim {
  /** Of its clock, −24 h … +24 h. */
  readonly offset: number
  /** In each change and entry. */
  readonly at: number
  readonly duration: string
  /** When it really arrives, in milliseconds after deadline + grace. */
  readonly late: number
  readonly way: 'submit' | 'draft'
}

const claims: fc.Arbitrary<Claim> = fc.record({
  offset: fc.integer({ min: -day, max: day }),
  at: fc.integer({ min: -day, max: day }),
  duration: fc.constantFrom('00:00:00', '00:10:00', '99:59:59'),
  late: fc.constantFrom(-graceMs - 5 * minute, -graceMs, -1, 0, 1, 5 * minute),
  way: fc.constantFrom('submit', 'draft'),
})

interface ExamSetup {
  readonly app: App
  readonly clock: TestClock
  readonly exam: HeldExam
}

/** Every claim must be answered, stored and stamped as the server's own clock has it. */
async function judgeClaims(trial: Trial, { runs, build }: { runs: number; build: typeof buildApp }): Promise<void> {
  const db = await openDatabase(trial)
  const clock = testClock()
  const app = build({ db, clock })
  const exam = await holdExam(db, clock.now(), { endTime: new Date(clock.now() + 1_000_000 * minute) })
  const seed = Math.floor(Math.random() * 2 ** 31)
  const moved: string[] = []
  for (const claim of fc.sample(claims, { numRuns: runs, seed })) {
    const [person] = await signInPeople(db, 1)
    const joinedAt = clock.now()
    await openAttempts(db, [person!], { exam: exam.id, joinedAt, deadline: joinedAt + 10 * minute })
    clock.set(joinedAt + 10 * minute + graceMs + claim.late)
    const found = await seenOf({ app, clock, exam }, person!, claim)
    const wanted = claim.late <= 0 ? `200, ${JSON.stringify(declaredOf(claim, joinedAt))}` : '410 too_late'
    if (found !== wanted) moved.push(`${JSON.stringify(claim)}: ${found} instead of ${wanted}`)
  }
  trial.check(serverDecides, moved.length === 0, `${outOf(moved.length, runs)} moved, seed ${seed}${someOf(moved)}`)
}

/** When the sheet was received, or by when the answer was given: clamped to what the server knows to be possible. */
function declaredOf({ way, at, late }: Claim, joinedAt: number): unknown {
  const given = 10 * minute + graceMs + late
  return way === 'submit' ? new Date(joinedAt + given).toISOString() : Math.min(Math.max(at, 0), given)
}

async function seenOf(setup: ExamSetup, person: Person, claim: Claim): Promise<string> {
  const { status, body } = await send(setup, person, claim)
  if (status !== 200) return `${status} ${(body as { code: string }).code}`
  if (claim.way === 'submit') return `200, ${JSON.stringify((body as { received_at: string }).received_at)}`
  const path = `exam/v5/exam_data/${setup.exam.id}/?answer_sheet=true`
  const stored = await request<{ answer_sheet: { at: number }[] }>(setup.app, 'GET', path, person)
  return `200, ${stored.body.answer_sheet[0]?.at}`
}

function send({ app, clock, exam }: ExamSetup, { token }: Person, claim: Claim): Promise<Answer<unknown>> {
  const deviceNow = new Date(clock.now() + claim.offset)
  const headers = { date: deviceNow.toUTCString(), 'x-client-time': deviceNow.toISOString() }
  const change = { question: [...exam.key.keys()][0]!, answer: 1, at: claim.at, seq: 1 }
  if (claim.way === 'draft') {
    const body = { device: 'phone', changes: [change] }
    return request(app, 'PATCH', `exam/v5/answer-sheet/${exam.id}/`, { token, headers, body })
  }
  const body = {
    ...sheetOf(exam.id, { device: 'phone' }),
    joined_time: deviceNow.toISOString(),
    duration: claim.duration,
    answer_sheet: [change],
  }
  return request(app, 'POST', 'exam/v5/submit-result/', { token, headers, body })
}
