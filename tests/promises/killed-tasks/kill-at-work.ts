import { setTimeout as pause } from 'node:timers/promises'
import { checkSearch } from '@prostuti/server/features/questions/index'
import type { Database } from '@prostuti/server/platform/db/database'
import { runTasks } from '@prostuti/server/testing/run-tasks'
import { startServer } from '../../support/server-process.ts'
import type { Trial } from '../runner/trial.ts'
import { openDatabase } from '../support/database.ts'
import { count, someOf } from '../support/figures.ts'
import { serverEnvironment } from '../support/server-environment.ts'
import { askForWork, readOutcome, type WorkSize } from './staff-work.ts'

export const sameAsUndisturbed = 'work of the staff whose process is killed comes to what it comes to undisturbed'

/** Tables that both tasks write late: a trial that locks them meets each in the middle of its work. */
const met = ['exam_mark_counts', 'audit_log']

/** So long the work may take once a process is there. */
const patienceMs = 60_000

/** A regrade and an import run when their process is killed, again and again; the next one takes them over. */
export async function judgeKilledTasks(
  trial: Trial,
  { kills, main, ...size }: WorkSize & { kills: number; main?: string },
): Promise<void> {
  const undisturbed = await openDatabase(trial)
  await runTasks(await askForWork(undisturbed, size))
  const db = await openDatabase(trial)
  await askForWork(db, size)
  // A first start builds the indexes of search again, one of them of a table that is locked below.
  await checkSearch(db.pool)
  const start = async () => {
    const server = await startServer({ main, env: serverEnvironment(db.url) })
    trial.after(() => server.kill('SIGKILL'))
    return server
  }
  let cutOff = 0
  for (let kill = 0; kill < kills; kill++) {
    cutOff += await whileLocked(db, async () => {
      const server = await start()
      const waiting = await waitFor(async () => ((await countWaiting(db)) === met.length ? met.length : null))
      await server.kill('SIGKILL')
      return waiting ?? 0
    })
    await forgetWaits(db)
  }
  const last = await start()
  await waitFor(async () => ((await countOpen(db)) === 0 ? true : null))
  await last.kill('SIGKILL')
  const [expected, found] = [await readOutcome(undisturbed), await readOutcome(db)]
  const different = Object.keys(expected).filter(name => JSON.stringify(expected[name]) !== JSON.stringify(found[name]))
  trial.check(
    sameAsUndisturbed,
    different.length === 0,
    `${count(kills)} × kill -9, ${count(found.results!.length)} results and ${count(found.questions!.length)} questions compared${someOf(different)}`,
  )
  trial.check('the kills met both tasks at work', cutOff === kills * met.length, `${count(cutOff)} cut off`)
}

/** Holds up both tasks where they write what they have worked out, on a connection beside the pool's own transactions. */
async function whileLocked<T>({ pool }: Database, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`lock table ${met.join(', ')} in share row exclusive mode`)
    return await work()
  } finally {
    // Closed, not given back: PostgreSQL then releases the locks however the work has ended.
    client.release(true)
  }
}

/** The result of the first look that has one; null when the patience is over. */
async function waitFor<T>(look: () => Promise<T | null>): Promise<T | null> {
  const end = performance.now() + patienceMs
  while (performance.now() < end) {
    const found = await look()
    if (found !== null) return found
    await pause(20)
  }
  return null
}

async function countWaiting({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int from pg_locks l join pg_class c on c.oid = l.relation
      where not l.granted and c.relname = any($1) and l.database = (select oid from pg_database where datname = current_database())`,
    [met],
  )
  return rows[0]!.count
}

/** Nobody waits for the half minute after which a process counts as dead, or for the seconds before a task is tried again. */
async function forgetWaits({ pool }: Database): Promise<void> {
  await pool.query(
    `update background_jobs set seen_at = seen_at - interval '1 minute' where state in ('queued', 'running')`,
  )
}

/** How many wait or run; those that failed are tried again at once. */
async function countOpen({ pool }: Database): Promise<number> {
  await pool.query(`update background_jobs set seen_at = null where state = 'queued'`)
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int from background_jobs where state in ('queued', 'running')`,
  )
  return rows[0]!.count
}
