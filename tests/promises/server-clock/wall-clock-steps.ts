import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Database } from '@prostuti/server/platform/db/database'
import { type HeldExam, holdExam, minute } from '@prostuti/server/testing/exams'
import { startServer } from '../../support/server-process.ts'
import type { Trial } from '../runner/trial.ts'
import { openDatabase } from '../support/database.ts'
import { outOf } from '../support/figures.ts'
import { draftOf } from '../support/front-door.ts'
import { outcomeOf } from '../support/outcome.ts'
import { openAttempts, type Person, signInPeople } from '../support/people.ts'
import { serverEnvironment } from '../support/server-environment.ts'

const hour = 60 * minute
const people = 20

export const nothingEarly = 'a host’s wall clock that is set by an hour closes and publishes nothing before its time'

/**
 * People sit an exam with half an hour left, others have some seconds, and one exam's results are due in half an hour. The
 * wall clock of the only server is put an hour forward, then an hour back.
 */
export async function judgeWallClock(trial: Trial, { main }: { main?: string } = {}): Promise<void> {
  const db = await openDatabase(trial)
  const step = await steppedBy(trial)
  const server = await startServer({ main, env: { ...serverEnvironment(db.url), ...step.env } })
  trial.after(() => server.kill('SIGKILL'))
  const setup = await sit(db)

  const ready: boolean[] = []
  const offsets: ReportedOffset[] = []
  for (const offset of [hour, -hour]) {
    await step.by(offset)
    await pause(4_000)
    ready.push((await fetch(`${server.url}/readyz`)).ok)
    offsets.push(await readOffset(server.url, setup))
  }
  const { stillOpen } = await outcomeOf(db, setup.sitting.id)
  const early = await finalOf(db, setup.later)
  const sitting = people + offsets.length
  trial.check(
    nothingEarly,
    stillOpen === sitting && early === 0,
    `${outOf(sitting - stillOpen, sitting)} closed, ${early} published, ±1 h`,
  )
  const saved = await draft(server.url, setup)
  trial.check('answers are taken as before', saved === people, outOf(saved, people))
  const isRight = (ms: number) => Math.abs(ms) <= 2_000
  trial.check(
    'it goes on showing people the right time, by answers, by their headers and by pages',
    offsets.every(each => Object.values(each).every(isRight)),
    `off by ${offsets.map(each => Object.values(each).join(', ')).join(' and ')} ms`,
  )
  trial.check('it stays ready', ready.every(Boolean), outOf(ready.filter(Boolean).length, ready.length))
  const due = await untilNoneOpen(db, setup.due)
  trial.check('nothing is kept open either: what is due is closed', due === 0, `${outOf(due, people)} open, −1 h`)
}

/** What a server is started with so that its wall clock can be set, and how it is. */
async function steppedBy(trial: Trial) {
  const folder = await mkdtemp(join(tmpdir(), 'prostuti-wall-clock-'))
  trial.after(() => rm(folder, { recursive: true }))
  const file = join(folder, 'offset')
  await writeFile(file, '0')
  const preload = pathToFileURL(join(import.meta.dirname, 'stepped-wall-clock.ts')).href
  return {
    env: { STEPPED_WALL_CLOCK: file, NODE_OPTIONS: `--import=${preload}` },
    by: (ms: number) => writeFile(file, String(ms)),
  }
}

interface ExamSetup {
  /** Everybody has half an hour left. */
  readonly sitting: HeldExam
  readonly examinees: readonly Person[]
  /** A learner who has not joined yet. */
  readonly newcomers: Person[]
  /** Everybody is gone and due in seven seconds: while the wall clock is an hour behind. */
  readonly due: HeldExam
  /** Nobody sits it, and it ends in half an hour. */
  readonly later: HeldExam
}

async function sit(db: Database): Promise<ExamSetup> {
  const now = Date.now()
  const [sitting, due, later] = [
    await holdExam(db, now, { endTime: new Date(now + 2 * hour), durationMs: hour }),
    await holdExam(db, now, { endTime: new Date(now + 2 * hour), graceMs: 0 }),
    await holdExam(db, now, { endTime: new Date(now + hour / 2) }),
  ]
  const examinees = await signInPeople(db, people)
  await openAttempts(db, examinees, { exam: sitting.id, joinedAt: now - hour / 2, deadline: now + hour / 2 })
  const gone = await signInPeople(db, people)
  await openAttempts(db, gone, { exam: due.id, joinedAt: now - minute, deadline: now + 2_000, graceMs: 0 })
  return { sitting, examinees, newcomers: await signInPeople(db, 4), due, later }
}

/** By how many milliseconds the server's clock is off, as it reports it. A header knows whole seconds. */
interface ReportedOffset {
  readonly byAnswer: number
  readonly byHeader: number
  readonly byPage: number
}

async function readOffset(url: string, { sitting, newcomers }: ExamSetup): Promise<ReportedOffset> {
  const response = await fetch(`${url}/api/exam/v5/exams/${sitting.id}/join/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `token ${newcomers.pop()!.token}` },
    body: '{"state":"live"}',
  })
  const { server_time: time } = (await response.json()) as { server_time: string }
  const byAnswer = Date.parse(time) - Date.now()
  const byHeader = Date.parse(response.headers.get('date')!) - Date.now()
  const page = await (await fetch(`${url}/privacy_policy`)).text()
  const byPage = Number(/<meta name="prostuti-server-time" content="(\d+)"/.exec(page)?.[1]) - Date.now()
  return { byAnswer, byHeader, byPage }
}

async function draft(url: string, { sitting, examinees }: ExamSetup): Promise<number> {
  const answers = await Promise.all(
    examinees.map(({ token }) =>
      fetch(`${url}/api/exam/v5/answer-sheet/${sitting.id}/`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', authorization: `token ${token}` },
        body: JSON.stringify(draftOf(sitting.right(7))),
      }),
    ),
  )
  return answers.filter(answer => answer.ok).length
}

async function finalOf({ pool }: Database, { id }: HeldExam): Promise<number> {
  const { rowCount } = await pool.query('select 1 from result_versions where exam_id = $1', [id])
  return rowCount ?? 0
}

async function untilNoneOpen(db: Database, { id }: HeldExam): Promise<number> {
  const patience = performance.now() + 20_000
  for (;;) {
    const { stillOpen } = await outcomeOf(db, id)
    if (stillOpen === 0 || performance.now() > patience) return stillOpen
    await pause(100)
  }
}
