import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@prostuti/server/platform/db/database'
import { holdExam, minute } from '@prostuti/server/testing/exams'
import { type Ending, type ServerProcess, startServer } from '../support/server-process.ts'
import type { WorkSize } from './killed-tasks/staff-work.ts'
import { sitBehindBalancer } from './rolling/balanced-learners.ts'
import { behindBalancer, openPartnerSignIns, takenOnce } from './rolling/balanced-sign-ins.ts'
import { judgeSaves, saveBehindBalancer } from './rolling/balanced-staff.ts'
import { holdConnections } from './rolling/held-connections.ts'
import { beginTasks, goesOnAtOnce } from './rolling/tasks-at-work.ts'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { openDatabase } from './support/database.ts'
import { count, outOf, someOf } from './support/figures.ts'
import { outcomeOf } from './support/outcome.ts'
import { openAttempts, signInPeople } from './support/people.ts'
import { serverEnvironment } from './support/server-environment.ts'
import { steadyPort } from './support/server-folder.ts'
import { untilReady } from './support/until-ready.ts'

const longestStopMs = 15_000
const gone = 'each process is gone 15 s after SIGTERM, no matter who is connected'

export default definePromise({
  number: 28,
  title: 'A deployment in the middle of an exam is noticed by nobody.',
  async run(trial) {
    const work = { people: trial.n(20, 500), questions: trial.n(150, 5_000) }
    await judgeRestart(trial, { people: trial.n(100, 500), work })
    trial.note('an old page against a new server is not tried yet')
    await trial.control('a server that waits for its connections', gone, wrong =>
      judgeRestart(wrong, { people: 5, main: join(import.meta.dirname, 'variants/patient-server.ts') }),
    )
    await trial.control('a server that forgets which tokens of partners it has taken', takenOnce, wrong =>
      judgeRestart(wrong, { people: 2, main: join(import.meta.dirname, 'variants/forgetful-sign-ins-server.ts') }),
    )
    await trial.control('a server that ends at once, whatever it is doing', goesOnAtOnce, wrong =>
      judgeRestart(wrong, {
        ...{ people: 2, work: { people: 3, questions: 3 } },
        main: join(import.meta.dirname, 'variants/abrupt-server.ts'),
      }),
    )
  },
})

interface Deployment {
  /** Who sit meanwhile. */
  readonly people: number
  /** What staff have begun before; nothing unless said. */
  readonly work?: WorkSize
  /** The program of the processes; ours unless said. */
  readonly main?: string
}

/** Two processes are replaced one after the other, each by another on its port, while everybody sits, staff work and tables grow columns. */
async function judgeRestart(trial: Trial, { people, work, main }: Deployment): Promise<void> {
  const db = await openDatabase(trial)
  const tasks = work && (await beginTasks(db, work))
  const start = async (port: number) => {
    const server = await startServer({
      main,
      env: { ...serverEnvironment(db.url), ...behindBalancer, PORT: String(port) },
    })
    trial.after(() => server.kill('SIGKILL'))
    return server
  }
  const ports = [await steadyPort(), await steadyPort()] as const
  const first = [await start(ports[0])]
  await tasks?.met()
  first.push(await start(ports[1]))

  const now = Date.now()
  const exam = await holdExam(db, now, { endTime: new Date(now + 120 * minute), durationMs: 60 * minute })
  await tasks?.renameOthers()
  const examinees = await signInPeople(db, people)
  await openAttempts(db, examinees, { exam: exam.id, joinedAt: now, deadline: now + 60 * minute })
  const over = new AbortController()
  const urls = [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`] as const
  const sitting = sitBehindBalancer(urls, exam, examinees, over.signal)
  const [question] = [...exam.key.keys()] as [string]
  const [moderator] = await signInPeople(db, 1, { moderator: true })
  const saving = saveBehindBalancer(urls, question, moderator!, over.signal)
  const signIns = await openPartnerSignIns(db)
  const signingIn = signIns.bring(urls, over.signal)
  const replaced: Replaced[] = []
  for (const [index, port] of ports.entries()) {
    await pause(1_000)
    const next = replace(first[index]!, port, () => start(port))
    // Its tasks have been asked to end by then.
    await pause(500)
    await tasks?.letGo()
    // What the release brings is there before the last process of the one before is gone.
    await migrateUnder(db)
    replaced.push(await next)
  }
  over.abort()
  await signingIn
  await signIns.bringAgain(urls)
  judgeStops(trial, replaced)
  signIns.judge(trial)
  await judgeSaves(trial, db, question, await saving)
  await tasks?.judge(trial)
  const { requests, sentAgain, failures, receipts } = await sitting
  trial.check(
    'no learner’s request fails',
    failures.length === 0,
    `${outOf(failures.length, requests)}, ${count(sentAgain)} tried at the other process${someOf(failures)}`,
  )
  const { once, doubled } = await outcomeOf(db, exam.id)
  trial.check(
    'everybody has a receipt and one result',
    receipts.length === people && once === people && doubled === 0,
    `${outOf(receipts.length, people)} receipts, ${count(once)} results, ${doubled} double`,
  )
}

/** The next release's migration: it adds, as each must, to the tables that everybody is using. */
async function migrateUnder({ pool }: Database): Promise<void> {
  const column = `trial_${crypto.randomUUID().slice(0, 8)}`
  for (const table of ['attempts', 'results', 'exams', 'users', 'sessions']) {
    await pool.query(`alter table ${table} add column ${column} smallint not null default 0`)
  }
}

interface Replaced {
  readonly stopMs: number
  readonly ending: Ending
  /** Milliseconds from the signal until another process serves on the port. */
  readonly backMs: number
}

/** Stops one as a deployment does, with connections that cling to it, and starts the next at once on the same port. */
async function replace(server: ServerProcess, port: number, start: () => Promise<unknown>): Promise<Replaced> {
  const letGo = await holdConnections(port)
  const began = performance.now()
  const patience = setTimeout(() => void server.kill('SIGKILL'), longestStopMs + 1_000)
  const stopped = server.kill('SIGTERM').then(ending => {
    // The next one may take longer to start than this one is waited for.
    clearTimeout(patience)
    return { ending, stopMs: performance.now() - began }
  })
  const back = start().then(() => untilReady(`http://127.0.0.1:${port}`, began))
  const [{ ending, stopMs }, backMs] = await Promise.all([stopped, back.catch(() => Number.POSITIVE_INFINITY)])
  letGo()
  return { ending, stopMs, backMs }
}

function judgeStops(trial: Trial, replaced: readonly Replaced[]): void {
  const slowest = Math.max(...replaced.map(each => each.stopMs))
  const clean = replaced.filter(({ ending }) => ending.code === 0).length
  trial.check(
    gone,
    slowest <= longestStopMs && clean === replaced.length,
    `${outOf(clean, replaced.length)} cleanly, at most ${(slowest / 1000).toFixed(1)} s`,
  )
  // It takes its port within the seconds for which the last one is clung to, however long the rest of its start takes.
  const early = replaced.filter(({ backMs }) => Number.isFinite(backMs)).length
  trial.check(
    'the next one has its port while the last one ends',
    early === replaced.length,
    `${outOf(early, replaced.length)}, ready after at most ${(Math.max(...replaced.map(each => each.backMs)) / 1000).toFixed(1)} s`,
  )
}
