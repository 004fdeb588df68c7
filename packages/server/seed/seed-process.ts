import { once } from 'node:events'
import { speedUpDrizzle } from '../src/platform/db/import-drizzle.ts'
import type { SeedOrder } from './seed-apart.ts'

speedUpDrizzle()

/** The other side of `seedApart`: seeds once and ends. */
async function main(): Promise<void> {
  const [order]: SeedOrder[] = await once(process, 'message')
  const { url, issuer, now, receiptKey, logLevel } = order!
  const { connect } = await import('../src/platform/db/database.ts')
  const { loadReceiptSigner } = await import('../src/features/exams/index.ts')
  const { createLog } = await import('../src/platform/log.ts')
  const { seedDemo } = await import('./seed-demo.ts')
  // No learner waits for these statements, and a busy machine takes long over them.
  const patience = { statementMs: 120_000, silenceMs: 125_000 }
  const db = connect({ url, poolSize: 4, log: createLog(logLevel), ...patience })
  try {
    await seedDemo(db, { issuer, now, receipts: await loadReceiptSigner(db.pool, receiptKey) })
  } finally {
    await db.close()
    process.disconnect()
  }
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
