import { purgeExpired } from '../../features/auth/index.ts'
import { purgeNotices } from '../../features/billing/index.ts'
import { failLostImports, purgeImports } from '../../features/questions/index.ts'
import { purgeLimits } from '../../platform/http/limits/shared-limit.ts'
import { purgeKeys } from '../../platform/idempotency/index.ts'
import { failLostImages } from '../../platform/images/index.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import { startBackground } from '../../platform/tasks/background.ts'
import { purgeTasks } from '../../platform/tasks/purge-tasks.ts'
import { sweepEvery } from '../../platform/tasks/sweep.ts'
import type { App } from '../app.ts'
import type { Start } from './start.ts'

interface Work {
  app: App
  url: string
  metrics: Metrics
  demo: (() => Promise<void>) | null
}

/** What happens without anybody asking: sheets that are due, rows that expired, the demo's next exams. */
export async function startWork({ log, works }: Start, { app, url, metrics, demo }: Work): Promise<void> {
  const background = await startBackground({ url, log })
  works.push(() => background.stop())
  await background.repeat('purge-expired', '17 * * * *', async () => {
    await purgeExpired(app.db.pool)
    await purgeKeys(app.db.pool, app.clock.now())
    await purgeNotices(app.db.pool, app.clock.now())
    await purgeLimits(app.db.pool)
    await failLostImages(app.db.pool)
    await failLostImports(app.db.pool)
    await purgeImports(app.db.pool)
    await purgeTasks(app.db.pool)
  })
  if (demo) await background.repeat('hold-demo-exams', '* * * * *', demo)
  await background.repeat('publish-questions', '* * * * *', () => app.exams.publishQuestions())
  const questions = sweepEvery(2_000, signal => app.questions.sweep(signal), log)
  works.push(() => questions.stop())
  const topics = sweepEvery(2_000, signal => app.study.sweep(signal), log)
  works.push(() => topics.stop())
  const sweep = sweepEvery(1_000, async signal => metrics.settled((await app.exams.sweep(signal)).settled), log)
  works.push(() => sweep.stop())
  const tasks = app.tasks.start()
  works.push(() => tasks.stop())
  const payments = sweepEvery(5_000, () => app.billing.askGateway(), log)
  works.push(() => payments.stop())
}
