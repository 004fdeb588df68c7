import { PgBoss } from 'pg-boss'
import type { Log } from '../log.ts'

/** Work that is done later or again and again. It survives a restart and is done once, whatever the number of processes. */
export interface Background {
  /** Does `work` by the clock; `cron` in Asia/Dhaka, minutes at the finest. */
  repeat(name: string, cron: string, work: () => Promise<unknown>): Promise<void>
  stop(): Promise<void>
}

export async function startBackground({ url, log }: { url: string; log: Log }): Promise<Background> {
  // Few connections, rare looks: this queue has nothing that a learner waits for.
  const boss = new PgBoss({
    connectionString: url,
    schema: 'background',
    max: 2,
    application_name: 'prostuti-background',
  })
  boss.on('error', error => log.warn({ reason: error.message }, 'background work met an error'))
  await boss.start()
  return {
    async repeat(name, cron, work) {
      await boss.createQueue(name, { policy: 'short', retryLimit: 3 })
      await boss.work(name, { pollingIntervalSeconds: 10 }, async () => {
        await work()
      })
      await boss.schedule(name, cron, null, { tz: 'Asia/Dhaka' })
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}
