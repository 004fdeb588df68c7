import { inArray } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { QuestionDeps } from './question-deps.ts'
import { questions } from './tables/questions.ts'

/**
 * Those of these questions that this person may see outside an exam: the published ones, and those that they have met. Nobody sees
 * one that was deleted. Within a transaction it reads on that transaction's `client`.
 */
export async function maySeeQuestions(
  { db, met }: Pick<QuestionDeps, 'db' | 'met'>,
  person: bigint,
  ids: readonly string[],
  at: number,
  client?: PoolClient,
): Promise<ReadonlySet<string>> {
  const rows = await drizzle(client ?? db.pool)
    .select({ id: questions.id, publishedAt: questions.publishedAt, deletedAt: questions.deletedAt })
    .from(questions)
    .where(inArray(questions.id, ids.map(BigInt)))
  const present = rows.filter(({ deletedAt }) => deletedAt === null)
  const published = present.filter(({ publishedAt }) => publishedAt !== null && publishedAt.getTime() <= at)
  const rest = present.filter(row => !published.includes(row)).map(({ id }) => String(id))
  const seen = rest.length > 0 ? await met(person, rest, at, client) : new Set<string>()
  return new Set([...published.map(({ id }) => String(id)), ...seen])
}
