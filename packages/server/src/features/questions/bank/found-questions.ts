import { type SQL, sql } from 'drizzle-orm'
import { type BoundedCount, countUpTo } from '../../../platform/db/bounded-count.ts'
import type { Database } from '../../../platform/db/database.ts'
import { questions } from '../tables/questions.ts'

interface FoundQuestions extends BoundedCount {
  /** Finds the same, for the page. */
  readonly wanted: SQL | undefined
}

/**
 * Counts what a search finds, up to `most`. Where that is all, the page is chosen among these: a rare word is looked for once, since
 * the index reads more for it the larger the bank is.
 */
async function findQuestions(
  { orm }: Pick<Database, 'orm'>,
  { wanted, most }: { wanted: SQL | undefined; most: number },
): Promise<FoundQuestions> {
  const rows = await orm
    .select({ id: questions.id })
    .from(questions)
    .where(wanted)
    .limit(most + 1)
  if (rows.length > most) return { count: most, count_is_exact: false, wanted }
  const ids = `{${rows.map(({ id }) => id).join(',')}}`
  return { count: rows.length, count_is_exact: true, wanted: sql`${questions.id} = any(${ids}::bigint[])` }
}

/** A page of questions with their count, up to `most`: of a search one after the other, else both at the same time. */
export async function readFoundQuestions<Page>(
  db: Pick<Database, 'orm'>,
  { wanted, most, isSearch }: { wanted: SQL | undefined; most: number; isSearch: boolean },
  readPage: (wanted: SQL | undefined) => Promise<Page>,
): Promise<{ page: Page } & BoundedCount> {
  if (isSearch) {
    const { wanted: found, ...counted } = await findQuestions(db, { wanted, most })
    return { page: await readPage(found), ...counted }
  }
  const [page, counted] = await Promise.all([readPage(wanted), countUpTo(db.orm, questions, { where: wanted, most })])
  return { page, ...counted }
}
