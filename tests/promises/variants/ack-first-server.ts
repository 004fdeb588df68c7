import { join } from 'node:path'
import { createApp } from '@prostuti/server/app'
import { readConfig } from '@prostuti/server/config'
import { createDatabaseClock } from '@prostuti/server/db/clock'
import { connect } from '@prostuti/server/db/database'
import { startEmbeddedDatabase } from '@prostuti/server/db/embedded/index'
import { migrate } from '@prostuti/server/db/migrate'
import { loadReceiptSigner } from '@prostuti/server/exams/receipts/receipt-signer'
import { createHttpServer } from '@prostuti/server/http-server/http-server'
import { silentLog as log } from '@prostuti/server/log'
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
