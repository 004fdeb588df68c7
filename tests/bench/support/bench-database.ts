import { rmSync } from 'node:fs'
import { migrate } from '@prostuti/server/app/migrate'
import { connect, type Database } from '@prostuti/server/platform/db/database'
import { silentLog } from '@prostuti/server/platform/log'
import { type HeldExam, holdExam, minute } from '@prostuti/server/testing/exams'
import { startTestCluster } from '../../support/cluster.ts'
import { type ServerProcess, startServer } from '../../support/server-process.ts'
import { postmasterOf } from './processes.ts'
import { type TakenSheet, takenSheets } from './sheets.ts'

/** A durable PostgreSQL of the bench's own, with our tables and one exam of a hundred questions that runs now. */
export interface BenchDatabase {
  readonly url: string
  readonly db: Database
  readonly exam: HeldExam
  readonly sheets: readonly TakenSheet[]
  /** The first process of PostgreSQL. */
  readonly postmaster: number
  /** The real server as in production, one process, on this database; `env` says what is otherwise. */
  serve(env?: Record<string, string>): Promise<ServerProcess>
  close(): Promise<void>
}

export async function openBenchDatabase(): Promise<BenchDatabase> {
  const cluster = await startTestCluster()
  await migrate(cluster.url)
  const db = connect({ url: cluster.url, poolSize: 4, log: silentLog })
  await assertDurable(db)
  const exam = await holdRunningExam(db)
  const postmaster = await postmasterOf(cluster.folder)
  const servers: ServerProcess[] = []
  // Ctrl-C leaves no database behind: it runs outside our process group, and there is no time for `close` then.
  const stopAtOnce = () => {
    process.kill(postmaster, 'SIGINT')
    rmSync(cluster.folder, { recursive: true, force: true })
  }
  process.once('exit', stopAtOnce)
  return {
    url: cluster.url,
    db,
    exam,
    sheets: takenSheets(exam),
    postmaster,
    async serve(env = {}) {
      const server = await startServer({ env: { ...production, DATABASE_URL: cluster.url, ...env } })
      servers.push(server)
      return server
    },
    async close() {
      process.off('exit', stopAtOnce)
      for (const server of servers) await server.stop()
      await db.close()
      await cluster.stop()
    },
  }
}

/** Nobody signs in here, so that the provider is never asked. */
const production = {
  NODE_ENV: 'production',
  PROSTUTI_DEMO: 'off',
  PROVIDER_ISSUER: 'http://127.0.0.1:9',
  PROVIDER_CLIENT_ID: 'bench',
  LOG_LEVEL: 'warn',
}

/** Members only, so that its results may be seen at once. */
async function holdRunningExam(db: Database): Promise<HeldExam> {
  const now = Date.now()
  return holdExam(db, now - 60 * minute, {
    questions: 100,
    durationMs: 180 * minute,
    endTime: new Date(now + 180 * minute),
    membersOnly: true,
    resultVisibility: new Date(now - minute),
  })
}

async function assertDurable({ pool }: Database): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await pool.query<Record<string, string>>(`show ${setting}`)
    if (rows[0]?.[setting] !== 'on') throw new Error(`The database is not durable: ${setting} is ${rows[0]?.[setting]}`)
  }
}
