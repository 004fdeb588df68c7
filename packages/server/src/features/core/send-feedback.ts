import { sendFeedback as operation } from '@prostuti/contract/core/operations'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Clock } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { signedIn } from '../../platform/http/call/call.ts'
import { implementOnce } from '../../platform/idempotency/index.ts'
import { feedback } from './tables.ts'

/** Stores a person's feedback about us. It may be said again: people change their minds, and both words count. */
export function createSendFeedback({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return implementOnce(operation, { pool: db.pool, clock }, async ({ body }, call, client) => {
    const at = new Date(clock.now())
    const { category, text, rating } = body
    const values = { userId: signedIn(call).id, category, text, rating, createdAt: at }
    const [row] = await drizzle(client).insert(feedback).values(values).returning({ id: feedback.id })
    return { id: String(row!.id), at: at.toISOString() }
  })
}
