import { type BackgroundJob, listPageSize } from '@prostuti/contract'
import { getJob, listJobs } from '@prostuti/contract/core/operations'
import { and, asc, desc, eq } from 'drizzle-orm'
import { signedIn } from '../api/call.ts'
import { presentPage } from '../api/cursor.ts'
import { type Implementation, implement } from '../api/implement.ts'
import { pageOfRows } from '../api/page-of-rows.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { backgroundJobs } from './tables.ts'

type JobRow = typeof backgroundJobs.$inferSelect

/** So many of one's newest jobs are listed: older ones tell nobody anything. */
const mostListed = 100

/** One's own jobs, and one of them. Throws `not_found` for somebody else's. */
export function createReadJobs({ db }: { readonly db: Database }): Implementation[] {
  return [
    implement(getJob, async ({ params }, call) => {
      const [row] = await db.orm
        .select()
        .from(backgroundJobs)
        .where(and(eq(backgroundJobs.id, params.id), eq(backgroundJobs.createdBy, signedIn(call).id)))
      if (!row) throw new AppError('not_found')
      return presentJob(row)
    }),
    implement(listJobs, async ({ query }, call) => {
      const { page_size: pageSize = listPageSize, ...pageQuery } = query
      const rows = await db.orm
        .select()
        .from(backgroundJobs)
        .where(eq(backgroundJobs.createdBy, signedIn(call).id))
        .orderBy(desc(backgroundJobs.createdAt), asc(backgroundJobs.id))
        .limit(mostListed)
      const { rows: results, ...page } = pageOfRows(rows.map(presentJob), { pageSize, ...pageQuery }, numberOf)
      return presentPage(listJobs.path, query, { ...page, results })
    }),
  ]
}

/** A cursor names a job by the first 48 bits of its random id. */
const numberOf = ({ id }: BackgroundJob): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

function presentJob(row: JobRow): BackgroundJob {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    done: row.done,
    total: row.total,
    result: row.result,
    failure: row.failure,
    created_at: row.createdAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
  }
}
