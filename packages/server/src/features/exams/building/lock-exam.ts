import { and, eq, isNull } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Exam } from '../exam.ts'
import { exams } from '../tables/exams.ts'

const largestId = 2_147_483_647n

const isThis = (id: string) => and(eq(exams.id, Number(id)), isNull(exams.deletedAt))

/** An exam as staff see it, in whatever state. Throws `no_exam_found`. */
export async function findExam({ orm }: Pick<Database, 'orm'>, id: string): Promise<Exam> {
  const [exam] = BigInt(id) > largestId ? [] : await orm.select().from(exams).where(isThis(id))
  if (!exam) throw new AppError('no_exam_found')
  return exam
}

/** The same, which nobody changes until the client's transaction ends; as many as like may hold it so. Throws `no_exam_found`. */
export async function shareExam(client: PoolClient, id: string): Promise<Exam> {
  const [exam] = BigInt(id) > largestId ? [] : await drizzle(client).select().from(exams).where(isThis(id)).for('share')
  if (!exam) throw new AppError('no_exam_found')
  return exam
}

/**
 * The same, locked until the client's transaction ends, for a change that is based on `revision`. Throws `conflict` where it has
 * changed since.
 */
export async function lockExam(client: PoolClient, id: string, revision?: number): Promise<Exam> {
  const [exam] =
    BigInt(id) > largestId ? [] : await drizzle(client).select().from(exams).where(isThis(id)).for('no key update')
  if (!exam) throw new AppError('no_exam_found')
  if (revision !== undefined && exam.revision !== revision) throw new AppError('conflict')
  return exam
}
