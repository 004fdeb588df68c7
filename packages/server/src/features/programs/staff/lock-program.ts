import { and, eq, isNull } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'
import { programs } from '../tables.ts'
import { refusedField } from './refused-field.ts'

export type ProgramRow = typeof programs.$inferSelect

/** A program that is not deleted, locked until the transaction ends: nobody gets or changes it meanwhile. Throws `not_found`. */
export async function lockProgram(client: PoolClient, id: string): Promise<ProgramRow> {
  const number = Number(id)
  // Ids on the wire may be longer than this table's.
  if (number > 2_147_483_647) throw new AppError('not_found')
  const [row] = await drizzle(client)
    .select()
    .from(programs)
    .where(and(eq(programs.id, number), isNull(programs.deletedAt)))
    .for('update')
  if (!row) throw new AppError('not_found')
  return row
}

/** The same where the caller has seen this revision of it. Throws `conflict` for another. */
export async function lockRevision(client: PoolClient, id: string, revision: number): Promise<ProgramRow> {
  const row = await lockProgram(client, id)
  if (row.revision !== revision) throw new AppError('conflict')
  return row
}

/** The program that the field `program` of a body names. Throws `validation_failed`. */
export async function lockNamedProgram(client: PoolClient, id: string): Promise<ProgramRow> {
  return lockProgram(client, id).catch(error => {
    const isUnknown = error instanceof AppError && error.code === 'not_found'
    throw isUnknown ? refusedField('program', 'not_found', 'No such program') : error
  })
}
