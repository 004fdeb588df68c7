import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'
import { govtResults } from '../tables/govt-results.ts'
import type { ResultRow } from './present-result.ts'

/** A result, locked until the transaction ends; its sheet is locked after it. Throws `not_found`. */
export async function lockResult(client: PoolClient, id: string): Promise<ResultRow> {
  const [row] = await drizzle(client)
    .select()
    .from(govtResults)
    .where(eq(govtResults.id, BigInt(id)))
    .for('update')
  if (!row) throw new AppError('not_found')
  return row
}
