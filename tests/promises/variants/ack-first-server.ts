import { join } from 'node:path'
import { startEmbeddedDatabase } from '@prostuti/embedded-database'
import { createApp } from '@prostuti/server/app/app'
import { readConfig } from '@prostuti/server/app/config'
import { createHttpServer } from '@prostuti/server/app/http-server/http-server'
import { migrate } from '@prostuti/server/app/migrate'
import { loadReceiptSigner } from '@prostuti/server/features/exams/receipts/receipt-signer'
import { createDatabaseClock } from '@prostuti/server/platform/db/clock'
import { connect } from '@prostuti/server/platform/db/database'
import { silentLog as log } from '@prostuti/server/platform/log'
import { acksFirst } from './ack-first.ts'

/** A server like ours, but it answers before it commits. */
const config = readConfig(process.env)
const database = await startEmbeddedDatabase({ folder: join(config.PROSTUTI_DATA, 'database'), log })
await migrate(database.url)
const db = connect({ url: database.url, poolSize: config.DATABASE_POOL, log })
const siteUrl = `http://localhost:${config.PORT}`
const app = createApp({
  db,
  clock: await createDatabaseClock(db.pool, { log }),
  log,
  receipts: await loadReceiptSigner(db.pool, undefined),
  provider: { issuer: 'http://127.0.0.1:9', clientId: 'none' },
  siteUrl,
  version: 'wrong',
  replaceParts: acksFirst,
})
const front = createHttpServer({ app, files: [], site: null, log })
front.listen(config.PORT, config.HOST, () =>
  console.info(JSON.stringify({ event: 'ready', site: siteUrl, partner: null, sandbox: null })),
)
process.on('SIGTERM', async () => {
  front.close()
  front.closeAllConnections()
  await db.close()
  await database.stop()
  process.exit(0)
})
