import { join } from 'node:path'
import { startServer } from '../support/server-process.ts'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { openPool } from './support/database.ts'
import { count } from './support/figures.ts'
import { databaseUrl, serverFolder, steadyPort } from './support/server-folder.ts'
import { aftermathOf, handInUnder, judgeAftermath, nothingLost, seat } from './support/sitting.ts'
import { untilReady } from './support/until-ready.ts'

export default definePromise({
  number: 1,
  title: 'Acked submissions survive the server’s death.',
  async run(trial) {
    await killDuring(trial, { people: trial.n(150, 2_000), kills: trial.n(3, 20) })
    await trial.control('a server that answers before it commits', nothingLost, wrong =>
      killDuring(wrong, { people: 100, kills: 2, main: join(import.meta.dirname, 'variants/ack-first-server.ts') }),
    )
  },
})

/** The server with its own database, as `npm start` runs it: killed in mid-rush, started again on the same folder. */
async function killDuring(trial: Trial, options: { people: number; kills: number; main?: string }): Promise<void> {
  const { people, kills, main } = options
  const dataFolder = await serverFolder(trial)
  const port = await steadyPort()
  const url = `http://127.0.0.1:${port}`
  const start = () => startServer({ dataFolder, main, env: { PORT: String(port), LOG_LEVEL: 'silent' } })
  let server = await start()
  trial.after(() => server.stop())
  const db = openPool(trial, await databaseUrl(dataFolder))
  const sitting = await seat(db, people)
  const slowest = await handInUnder(sitting, url, kills, async () => {
    const died = performance.now()
    await server.kill('SIGKILL')
    server = await start()
    return untilReady(url, died)
  })
  const aftermath = await aftermathOf(db, sitting, url)
  judgeAftermath(trial, people, aftermath)
  trial.check('it serves again soon', slowest <= 10_000, `${kills} × kill -9, at most ${(slowest / 1000).toFixed(1)} s`)
  trial.check(
    'the kills met submissions under way',
    aftermath.cutOff >= kills,
    `${count(aftermath.cutOff)} tries cut off`,
  )
}
