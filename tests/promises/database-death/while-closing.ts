import { setTimeout as pause } from 'node:timers/promises'
import { migrate } from '@prostuti/server/app/migrate'
import type { Database } from '@prostuti/server/platform/db/database'
import { holdExam, minute } from '@prostuti/server/testing/exams'
import { startTestCluster, type TestCluster } from '../../support/cluster.ts'
import { type ServerProcess, startServer } from '../../support/server-process.ts'
import { suspendDatabase } from '../../support/suspend-database.ts'
import type { Trial } from '../runner/trial.ts'
import { openPool } from '../support/database.ts'
import { count, outOf } from '../support/figures.ts'
import { outcomeOf } from '../support/outcome.ts'
import { openAttempts, signInPeople } from '../support/people.ts'
import { serverEnvironment } from '../support/server-environment.ts'
import { untilReady } from '../support/until-ready.ts'
import type { Strike } from './strikes.ts'

export const nobodyDies = 'no server process ends with the database'

/** When it strikes: with some sheets closed and others not, or when the last one is in and the list is being made. */
type Moment = 'settling' | 'publishing'

export interface Round {
  readonly strike: Strike
  readonly moment: Moment
}

/** Two servers close the sheets of people who are gone and publish the list, while something happens to their database. */
export async function judgeWhileClosing(
  trial: Trial,
  { rounds, people, main }: { rounds: readonly Round[]; people: number; main?: string },
): Promise<void> {
  const cluster = await startTestCluster()
  trial.after(() => cluster.stop())
  await migrate(cluster.url)
  const db = openPool(trial, cluster.url)
  const start = () => startServer({ main, env: serverEnvironment(cluster.url) })
  const servers = await Promise.all([start(), start()])
  for (const server of servers) trial.after(() => server.kill('SIGKILL'))
  for (const round of rounds) {
    await judgeRound(trial, { cluster, db, servers, people }, round)
    if (!servers.every(({ pid }) => isAlive(pid))) return
  }
  await judgeStop(trial, { cluster, db, servers, people })
}

interface Scene {
  readonly cluster: TestCluster
  readonly db: Database
  readonly servers: readonly ServerProcess[]
  readonly people: number
}

async function judgeRound(trial: Trial, scene: Scene, { strike, moment }: Round): Promise<void> {
  const { cluster, db, servers, people } = scene
  const exam = await abandonExam(db, people)
  const closed = await untilMoment(db, exam, moment, people)
  await strike.strike(cluster, db.pool)
  const back = performance.now()
  const living = servers.filter(({ pid }) => isAlive(pid)).length
  const how = `${strike.name} while ${moment}`
  trial.check(nobodyDies, living === servers.length, `${outOf(living, servers.length)} alive, ${how}`)
  if (living < servers.length) return

  const ready = Math.max(...(await Promise.all(servers.map(server => untilReady(server.url, back)))))
  trial.check('they are ready again by themselves', ready <= 10_000, `after ${(ready / 1000).toFixed(1)} s, ${how}`)
  const final = await untilFinal(db, exam)
  const { once, doubled, counted, stillOpen } = await outcomeOf(db, exam)
  trial.check(
    'each sheet is closed once, counted once, and the list is final',
    final === people && once === people && counted === people && doubled === 0 && stillOpen === 0,
    `${outOf(once, people)} once, ${count(counted)} counted, ${doubled} double, ${count(final)} in the list; ${count(closed)} were closed when it was ${how}`,
  )
}

/** Both are asked to stop while their database is silent. */
async function judgeStop(trial: Trial, { cluster, db, servers }: Scene): Promise<void> {
  if (!servers.every(({ pid }) => isAlive(pid))) return
  const resume = await suspendDatabase(cluster, db.pool)
  const began = performance.now()
  const endings = await Promise.all(servers.map(server => server.kill('SIGTERM'))).finally(resume)
  const clean = endings.filter(({ code }) => code === 0).length
  const took = performance.now() - began
  trial.check(
    'they stop within 15 s all the same',
    took <= 15_000 && clean === servers.length,
    `${outOf(clean, servers.length)} cleanly, ${(took / 1000).toFixed(1)} s, while it is frozen`,
  )
}

/** An exam that is over as soon as its sheets are due, a second from now; everybody has gone. */
async function abandonExam(db: Database, people: number): Promise<number> {
  const now = Date.now()
  const deadline = now - 3_000
  const exam = await holdExam(db, now - 60 * minute, { graceMs: 0, endTime: new Date(deadline + 1_000) })
  const examinees = await signInPeople(db, people)
  await openAttempts(db, examinees, { exam: exam.id, joinedAt: deadline - 10 * minute, deadline, graceMs: 0 })
  return exam.id
}

/** Returns how many sheets were closed at the moment. */
async function untilMoment(db: Database, exam: number, moment: Moment, people: number): Promise<number> {
  const patience = performance.now() + 60_000
  while (performance.now() < patience) {
    const { rows } = await db.pool.query<{ closed: number }>(
      'select count(*)::int as closed from attempts where exam_id = $1 and state = 2',
      [exam],
    )
    const { closed } = rows[0]!
    if (moment === 'settling' ? closed > 0 : closed === people) return closed
    await pause(1)
  }
  throw new Error(`The servers have closed nothing within a minute (${moment})`)
}

/** Rows of the final list; 0 when it does not become final. */
async function untilFinal(db: Database, exam: number): Promise<number> {
  const patience = performance.now() + 40_000
  while (performance.now() < patience) {
    const { rows } = await db.pool.query<{ size: number; final: boolean }>(
      `select exists (select 1 from result_versions where exam_id = $1 and final_at is not null) as final,
              (select count(*)::int from final_standings where exam_id = $1) as size`,
      [exam],
    )
    if (rows[0]!.final) return rows[0]!.size
    await pause(100)
  }
  return 0
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
