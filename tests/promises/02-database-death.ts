import { join } from 'node:path'
import type { Pool } from 'pg'
import { startTestCluster } from '../support/cluster.ts'
import { startServer } from '../support/server-process.ts'
import { freeze, kill, whileLent } from './database-death/strikes.ts'
import { judgeWhileClosing, nobodyDies } from './database-death/while-closing.ts'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { openPool } from './support/database.ts'
import { count } from './support/figures.ts'
import { databaseIn, databaseUrl, serverFolder, steadyPort } from './support/server-folder.ts'
import { aftermathOf, handInUnder, judgeAftermath, seat } from './support/sitting.ts'
import { untilReady } from './support/until-ready.ts'

const durable = 'the database commits durably'

export default definePromise({
  number: 2,
  title: 'Acked submissions survive the database’s death.',
  async run(trial) {
    await stopDuring(trial, { people: trial.n(150, 2_000), stops: trial.n(2, 10) })
    const silent = freeze(trial.n(15_000, 20_000))
    const rounds = [
      { strike: silent, moment: 'settling' },
      { strike: deaths[0], moment: 'settling' },
      { strike: silent, moment: 'publishing' },
      { strike: deaths[1], moment: 'publishing' },
    ] as const
    await judgeWhileClosing(trial, { rounds, people: trial.n(2_000, 5_000) })
    await trial.control('servers that do not hear that a lent connection is lost', nobodyDies, wrong =>
      judgeWhileClosing(wrong, {
        rounds: [{ strike: whileLent(deaths[0]), moment: 'settling' }],
        people: 5_000,
        main: join(import.meta.dirname, 'variants/deaf-server.ts'),
      }),
    )
    await trial.control('a cluster with fsync off', durable, wrong => judgeCluster(wrong, { fsync: false }))
    await trial.control('a cluster with synchronous_commit off', durable, wrong =>
      judgeCluster(wrong, { synchronous_commit: false }),
    )
  },
})

/** `pg_ctl -m immediate` and `kill -9` of the postmaster in turn; both lose whatever is not on the disk. */
const deaths = [kill('SIGQUIT'), kill('SIGKILL')] as const

async function stopDuring(trial: Trial, { people, stops }: { people: number; stops: number }): Promise<void> {
  const dataFolder = await serverFolder(trial)
  const port = await steadyPort()
  const server = await startServer({ dataFolder, env: { PORT: String(port), LOG_LEVEL: 'silent' } })
  trial.after(() => server.stop())
  const url = `http://127.0.0.1:${port}`
  const db = openPool(trial, await databaseUrl(dataFolder))
  await judgeDurability(trial, db.pool)
  const sitting = await seat(db, people)
  const slowest = await handInUnder(sitting, url, stops, async number => {
    const stopped = performance.now()
    await deaths[number % 2]!.strike({ folder: databaseIn(dataFolder) }, db.pool)
    return untilReady(url, stopped)
  })
  const aftermath = await aftermathOf(db, sitting, url)
  judgeAftermath(trial, people, aftermath)
  const figures = `${stops} × stopped at once, at most ${(slowest / 1000).toFixed(1)} s`
  trial.check('it recovers by itself, soon', slowest <= 10_000, figures)
  trial.check(
    'meanwhile it says when to try again',
    aftermath.putOff >= stops,
    `${count(aftermath.putOff)} × 503 with Retry-After`,
  )
  trial.check(
    'the server itself stays up',
    aftermath.cutOff + aftermath.refused === 0,
    `${aftermath.cutOff} tries cut off`,
  )
}

/** As a session sees them, for a session can have other settings than the cluster. */
async function judgeDurability(trial: Trial, pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ fsync: string; commit: string }>(
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`,
  )
  const { fsync, commit } = rows[0]!
  trial.check(durable, fsync === 'on' && commit === 'on', `fsync ${fsync}, synchronous_commit ${commit}`)
}

async function judgeCluster(trial: Trial, settings: Record<string, boolean>): Promise<void> {
  const cluster = await startTestCluster({ settings })
  trial.after(() => cluster.stop())
  await judgeDurability(trial, openPool(trial, cluster.url).pool)
}
