import type { CircularImport, CircularImportRow, CircularImportSummary } from '@prostuti/contract'
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { users } from '../../../platform/people/tables.ts'
import { backgroundTasks } from '../../../platform/tasks/tables.ts'
import type { CircularImportDeps } from './import-deps.ts'
import { countOf, type RowVerdict } from './row-verdict.ts'
import { columnsOf, type ImportRecord, importColumns, rowsOf, samplesOf, type Verdicts } from './stored-import.ts'
import { circularImports } from './tables.ts'
import { explainFailure, explainRefusal } from './verdict-messages.ts'

/** An import with who imports, and what became of its task. */
export interface ImportWithPeople {
  readonly row: ImportRecord
  readonly by: string | null
  readonly taskState: string | null
}

export const shownColumns = { row: importColumns, by: users.name, taskState: backgroundTasks.state }
export const ofCreator = eq(users.id, circularImports.createdBy)
export const ofTask = eq(backgroundTasks.id, circularImports.taskId)

export function presentSummary({ row, by, taskState }: ImportWithPeople): CircularImportSummary {
  const isBusy = row.state === 'reading' || row.state === 'importing'
  // What ended its process five times is not tried a sixth.
  const isLost = taskState === 'failed' && isBusy
  const stored = row.verdicts as Verdicts | null
  const known = stored && 'failure' in stored ? stored : null
  const failure = isLost ? { failure: 'something_wrong' as const } : known
  const rows = rowsOf(row)
  return {
    id: String(row.id),
    source: row.source,
    state: isLost ? 'failed' : row.state,
    created_by: by,
    created_at: row.createdAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
    job: isBusy ? row.taskId : null,
    rows: rows.length,
    new: countOf(rows, 'new'),
    changes: countOf(rows, 'changes'),
    unchanged: countOf(rows, 'unchanged'),
    refused: countOf(rows, 'refused'),
    failure: failure && { code: failure.failure, message: explainFailure(failure.failure, lineOf(failure)) },
    undoable: row.state === 'done' && row.written !== null,
  }
}

const lineOf = (failure: object): number | null => ('line' in failure ? Number(failure.line) : null)

/** One import with all that its screen shows; null where there is none. */
export async function readImport(
  { db }: Pick<CircularImportDeps, 'db'>,
  id: string,
  client?: PoolClient,
): Promise<CircularImport | null> {
  const [found] = await (client ? drizzle(client) : db.orm)
    .select(shownColumns)
    .from(circularImports)
    .leftJoin(users, ofCreator)
    .leftJoin(backgroundTasks, ofTask)
    .where(sql`${circularImports.id} = ${id}::bigint`)
  if (!found) return null
  return {
    ...presentSummary(found),
    headers: found.row.headers ?? [],
    samples: samplesOf(found.row).map(({ row, cells }) => ({ row, cells: [...cells] })),
    columns: columnsOf(found.row),
  }
}

export function presentRow({ refusal, changes, mended, circular, ...verdict }: RowVerdict): CircularImportRow {
  return {
    ...verdict,
    refusal: refusal
      ? {
          ...{ field: refusal.field, cell: refusal.cell, value: refusal.value, reason: refusal.reason },
          ...explainRefusal(refusal),
          suggestion: refusal.suggestion ?? null,
        }
      : null,
    mended: mended ?? false,
    circular: circular ?? null,
    changes: changes ? [...changes] : [],
  }
}
