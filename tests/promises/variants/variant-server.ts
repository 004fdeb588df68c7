import { createApp, type ReplaceParts } from '@prostuti/server/app/app'
import { readConfig } from '@prostuti/server/app/config'
import { createHttpServer } from '@prostuti/server/app/http-server/http-server'
import { loadReceiptSigner } from '@prostuti/server/features/exams/receipts/receipt-signer'
import { type Clock, createDatabaseClock } from '@prostuti/server/platform/db/clock'
import { connect, type Database } from '@prostuti/server/platform/db/database'
import { silentLog as log } from '@prostuti/server/platform/log'
import { sweepEvery } from '@prostuti/server/platform/tasks/sweep'

export interface Variant {
  swap?: (db: Database) => Database
  createClock?: (db: Database) => Promise<Clock>
  replaceParts?: ReplaceParts
  /** What SIGTERM does. Default: it takes no more connections and waits for those there are. */
  stop?: () => void
}

/** A server like ours with one part swapped, on the database of `DATABASE_URL`, that stops as Node's server does by itself. */
export async function serveVariant({ swap = db => db, createClock, replaceParts, stop }: Variant): Promise<void> {
  const config = readConfig(process.env)
  const db = swap(connect({ url: config.DATABASE_URL!, poolSize: config.DATABASE_POOL, log }))
  const siteUrl = config.SITE_URL ?? `http://localhost:${config.PORT}`
  const app = createApp({
    db,
    clock: createClock ? await createClock(db) : await createDatabaseClock(db.pool, { log }),
    log,
    receipts: await loadReceiptSigner(db.pool, undefined),
    provider: { issuer: 'http://127.0.0.1:9', clientId: 'none' },
    siteUrl,
    version: 'wrong',
    trustedProxies: config.TRUSTED_PROXIES,
    replaceParts,
  })
  sweepEvery(1_000, () => app.exams.sweep(), log)
  app.tasks.start()
  const front = createHttpServer({ app, files: [], site: null, log })
  front.listen(config.PORT, config.HOST, () => {
    const address = front.address()
    const site = `http://localhost:${typeof address === 'object' ? address!.port : config.PORT}`
    console.info(JSON.stringify({ event: 'ready', site, partner: null, sandbox: null }))
  })
  process.on('SIGTERM', stop ?? (() => front.close(() => process.exit(0))))
}
