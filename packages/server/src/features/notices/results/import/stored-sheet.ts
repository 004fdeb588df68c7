import type { ResultSheet } from '@prostuti/contract'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { backgroundTasks } from '../../../../platform/tasks/tables.ts'
import { govtResultSheets } from '../../tables/govt-results.ts'

const { file: _, content: __, ...ownColumns } = getTableColumns(govtResultSheets)

/** A sheet without what it holds. One whose task was given up has failed. */
const sheetColumns = {
  ...ownColumns,
  hasContent: sql<boolean>`${govtResultSheets.content} is not null`,
  isGivenUp: sql<boolean>`coalesce(${govtResultSheets.state} in ('reading', 'importing') and ${backgroundTasks.state} = 'failed', false)`,
}

export type SheetRecord = Omit<typeof govtResultSheets.$inferSelect, 'file' | 'content'> & {
  readonly hasContent: boolean
}

/** The sheet of a result; null where it has none. */
export async function findSheet(orm: Pick<NodePgDatabase, 'select'>, resultId: bigint): Promise<SheetRecord | null> {
  const [found] = await orm
    .select(sheetColumns)
    .from(govtResultSheets)
    .leftJoin(backgroundTasks, eq(backgroundTasks.id, govtResultSheets.taskId))
    .where(eq(govtResultSheets.resultId, resultId))
  if (!found) return null
  const { isGivenUp, ...row } = found
  return isGivenUp ? { ...row, state: 'failed', failure: 'something_wrong' } : row
}

/** The same as staff read it. */
export async function readSheet(orm: Pick<NodePgDatabase, 'select'>, resultId: bigint): Promise<ResultSheet | null> {
  const row = await findSheet(orm, resultId)
  return row && presentSheet(row)
}

const nothingYet = { numbers: 0, repeated: { count: 0, differing: 0, first: [] }, refused: [], refused_count: 0 }

export function presentSheet(row: SheetRecord): ResultSheet {
  return {
    ...{ id: String(row.id), name: row.name, state: row.state, job: row.taskId },
    created_at: row.createdAt.toISOString(),
    rows: row.rowCount,
    columns: row.columns.map(({ distinct: _, ...column }) => column),
    ...(row.verdict ?? nothingYet),
    failure: row.failure,
  }
}

export function updateSheet(
  orm: Pick<NodePgDatabase, 'update'>,
  id: bigint,
  change: Partial<typeof govtResultSheets.$inferInsert>,
) {
  return orm.update(govtResultSheets).set(change).where(eq(govtResultSheets.id, id))
}
