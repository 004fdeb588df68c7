import { type BackgroundTask, listPageSize } from '@prostuti/contract'
import { getTask, listTasks } from '@prostuti/contract/core/operations'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { AppError } from '../errors/app-error.ts'
import { signedIn } from '../http/call/call.ts'
import { presentPage } from '../http/call/cursor.ts'
import { type Implementation, implement } from '../http/call/implement.ts'
import { pageOfRows } from '../http/call/page-of-rows.ts'
import { backgroundTasks } from './tables.ts'

type TaskRow = typeof backgroundTasks.$inferSelect

/** So many of one's newest tasks are listed: older ones are of no use. */
const mostListed = 100

/** One's own tasks, and one of them. Throws `not_found` for another person's. */
export function createReadTasks({ db }: { readonly db: Database }): Implementation[] {
  return [
    implement(getTask, async ({ params }, call) => {
      const [row] = await db.orm
        .select()
        .from(backgroundTasks)
        .where(and(eq(backgroundTasks.id, params.id), eq(backgroundTasks.createdBy, signedIn(call).id)))
      if (!row) throw new AppError('not_found')
      return presentTask(row)
    }),
    implement(listTasks, async ({ query }, call) => {
      const { page_size: pageSize = listPageSize, ...pageQuery } = query
      const rows = await db.orm
        .select()
        .from(backgroundTasks)
        .where(eq(backgroundTasks.createdBy, signedIn(call).id))
        .orderBy(desc(backgroundTasks.createdAt), asc(backgroundTasks.id))
        .limit(mostListed)
      const { rows: results, ...page } = pageOfRows(rows.map(presentTask), { pageSize, ...pageQuery }, numberOf)
      return presentPage(listTasks.path, query, { ...page, results })
    }),
  ]
}

/** A cursor names a task by the first 48 bits of its random id. */
const numberOf = ({ id }: BackgroundTask): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

/** A task as staff see it. */
export function presentTask(row: TaskRow): BackgroundTask {
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
