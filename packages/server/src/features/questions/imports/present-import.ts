import type { ImportRow, ImportSummary, QuestionImport } from '@prostuti/contract'
import { and, count, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { users } from '../../../platform/people/tables.ts'
import { backgroundTasks } from '../../../platform/tasks/tables.ts'
import { questionImports } from '../tables/imports.ts'
import { questions } from '../tables/questions.ts'
import type { ImportDeps } from './import-deps.ts'
import { explainLoss } from './loss-messages.ts'
import type { RowVerdict, Verdicts } from './row-verdict.ts'
import { type ImportRecord, importColumns, mappingOf } from './stored-import.ts'
import { explainRefusal, failureMessage } from './verdict-messages.ts'

/** An import with who imports, and whether its task was given up. */
export interface ImportWithPeople {
  readonly row: ImportRecord
  readonly by: string | null
  readonly taskState: string | null
}

export const shownColumns = { row: importColumns, by: users.name, taskState: backgroundTasks.state }
export const ofCreator = eq(users.id, questionImports.createdBy)
export const ofTask = eq(backgroundTasks.id, questionImports.taskId)

/** What was found of a sheet that was judged, without its rows, of which there are thousands. */
type VerdictSummary = Partial<Omit<Verdicts, 'rows'>>

/** What stands against undoing an import: its questions that exams ask, and those that were changed or reviewed since. */
export interface UndoFacts {
  readonly used: number
  readonly changed: number
}

/** By import; of those that are done. Within a transaction it reads on that transaction's `client`. */
export async function readUndoFacts(
  { db, uses }: Pick<ImportDeps, 'db' | 'uses'>,
  rows: readonly ImportRecord[],
  client?: PoolClient,
): Promise<ReadonlyMap<bigint, UndoFacts>> {
  const done = rows.filter(({ state }) => state === 'done').map(({ id }) => id)
  if (done.length === 0) return new Map()
  const isChanged = or(gt(questions.revision, 1), isNotNull(questions.deletedAt))
  const changes = await (client ? drizzle(client) : db.orm)
    .select({ importId: questions.importId, changed: count() })
    .from(questions)
    .where(and(inArray(questions.importId, done), isChanged))
    .groupBy(questions.importId)
  const used = await uses.countOfImports(done, client)
  const changed = new Map(changes.map(each => [each.importId, each.changed]))
  return new Map(done.map(id => [id, { used: used.get(id) ?? 0, changed: changed.get(id) ?? 0 }]))
}

export function presentSummary({ row, by, taskState }: ImportWithPeople, undo: UndoFacts | undefined): ImportSummary {
  // Whatever ended its process five times is not tried a sixth.
  const isBusy = row.state === 'reading' || row.state === 'importing'
  const isLost = taskState === 'failed' && isBusy
  const failure = isLost ? 'something_wrong' : row.failure
  return {
    id: String(row.id),
    source: row.source,
    format: row.format,
    state: isLost ? 'failed' : row.state,
    created_by: by,
    creator: row.createdBy === null ? null : String(row.createdBy),
    created_at: row.createdAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
    job: isBusy ? row.taskId : null,
    rows: row.rowCount,
    accepted: row.acceptedCount,
    refused: row.rejectedCount,
    failure: failure && { code: failure, message: failureMessage(failure, isLost ? null : row.failureLine) },
    undo: undo ? { possible: undo.used + undo.changed === 0, ...undo } : null,
  }
}

/** One import with all that its screens show; of a transaction, as that sees it. Null where there is none. */
export async function readImport(deps: ImportDeps, id: string, client?: PoolClient): Promise<QuestionImport | null> {
  const orm = client ? drizzle(client) : deps.db.orm
  const [found] = await orm
    .select({ ...shownColumns, summary: sql<VerdictSummary | null>`${questionImports.verdicts} - 'rows'` })
    .from(questionImports)
    .leftJoin(users, ofCreator)
    .leftJoin(backgroundTasks, ofTask)
    .where(sql`${questionImports.id} = ${id}::bigint`)
  if (!found) return null
  const { row, summary } = found
  const facts = await readUndoFacts(deps, [row], client)
  return {
    ...presentSummary(found, facts.get(row.id)),
    headers: row.headers ?? [],
    samples: (summary?.samples ?? []).map(({ row: number, cells }) => ({ row: number, cells: [...cells] })),
    mapping: mappingOf(row.mapping),
    previews: [...(summary?.previews ?? [])],
    notes: { unexplained: 0, duplicate: 0, noted: 0, ...summary?.notes },
    losses: (summary?.losses ?? []).map(loss => ({ ...loss, ...explainLoss(loss) })),
    imported_by: await findSameImport(orm, row),
  }
}

/** Another import that brought this very sheet in, or is about to. */
async function findSameImport(
  orm: Pick<NodePgDatabase, 'select'>,
  { id, digest }: ImportRecord,
): Promise<string | null> {
  if (digest === '') return null
  const isIn = or(eq(questionImports.state, 'done'), eq(questionImports.state, 'importing'))
  const [same] = await orm
    .select({ id: questionImports.id })
    .from(questionImports)
    .where(and(eq(questionImports.digest, digest), isIn, ne(questionImports.id, id)))
  return same ? String(same.id) : null
}

export function presentRow({ row, text, refusal, notes }: RowVerdict): ImportRow {
  return {
    row,
    state: refusal ? 'refused' : 'accepted',
    text,
    refusal: refusal
      ? { cell: refusal.cell, value: refusal.value, reason: refusal.reason, ...explainRefusal(refusal) }
      : null,
    notes: [...(notes ?? [])],
  }
}
