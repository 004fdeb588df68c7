import { listPageSize, type Regrade } from '@prostuti/contract'
import { listRegrades } from '@prostuti/contract/exams/operations'
import { and, count, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { type ListOrder, readPage } from '../../../platform/http/call/keyset.ts'
import { users } from '../../../platform/people/tables.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { regrades } from '../tables/regrades.ts'

interface RegradeRow {
  readonly regrade: typeof regrades.$inferSelect
  readonly by: string | null
}

const newest: ListOrder<RegradeRow> = {
  at: regrades.createdAt,
  id: regrades.id,
  order: 'newest first',
  sortKeyOf: ({ regrade }) => ({ at: regrade.createdAt, id: regrade.id }),
}

const columns = { regrade: regrades, by: users.name }

/** The versions that an exam's results have had since they were first published, newest first. */
export function createListRegrades({ db, catalog }: StaffDeps) {
  return implement(listRegrades, async ({ params, query }) => {
    const exam = await catalog.stored(Number(params.id))
    const { page_size: pageSize = listPageSize, ...pageQuery } = query
    const [{ rows, ...page }, [all]] = await Promise.all([
      readPage({ pageSize, ...pageQuery }, newest, ({ where, orderBy, limit, offset }) =>
        db.orm
          .select(columns)
          .from(regrades)
          .leftJoin(users, eq(users.id, regrades.createdBy))
          .where(and(eq(regrades.examId, exam.id), where))
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset),
      ),
      db.orm.select({ count: count() }).from(regrades).where(eq(regrades.examId, exam.id)),
    ])
    const path = listRegrades.path.replace('{id}', String(exam.id))
    return presentPage(path, query, { count: all!.count, results: rows.map(present), ...page })
  })
}

export async function readRegrade(client: PoolClient, id: bigint): Promise<Regrade> {
  const [row] = await drizzle(client)
    .select(columns)
    .from(regrades)
    .leftJoin(users, eq(users.id, regrades.createdBy))
    .where(eq(regrades.id, id))
  return present(row!)
}

function present({ regrade, by }: RegradeRow): Regrade {
  return {
    id: String(regrade.id),
    state: regrade.state,
    from_version: regrade.fromVersion,
    to_version: regrade.toVersion,
    changes: regrade.changes,
    note: regrade.note,
    effect: regrade.effect,
    job: regrade.taskId,
    by,
    created_at: regrade.createdAt.toISOString(),
    published_at: regrade.publishedAt?.toISOString() ?? null,
  }
}
