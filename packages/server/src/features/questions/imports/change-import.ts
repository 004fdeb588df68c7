import { mendImport, startImport, undoImport, updateImport } from '@prostuti/contract/questions/operations'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { requireRight } from '../../../platform/http/call/require-right.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import { SheetError } from '../../../platform/sheets/sheet-table.ts'
import { taskQueue } from '../../../platform/tasks/task-queue.ts'
import { refuseOwnNew } from '../bank/refuse-own.ts'
import { questionImports } from '../tables/imports.ts'
import { questions } from '../tables/questions.ts'
import type { ImportDeps } from './import-deps.ts'
import { importRowsKind } from './import-rows-task.ts'
import { enqueueReading } from './import-sheet.ts'
import { readImport, readUndoFacts } from './present-import.ts'
import { readInProcess } from './process/run-task.ts'
import { rememberMapping } from './remembered-mapping.ts'
import { lockImport, mappingOf, updateImportRow, verdictsOf } from './stored-import.ts'

/** What staff do with a sheet that has been read. Each throws `not_found`, and `conflict` for one in another state. */
export function createChangeImports(deps: ImportDeps): Implementation[] {
  return [createUpdateImport(deps), createMendImport(deps), createStartImport(deps), createUndoImport(deps)]
}

/** Sets what the columns hold; all rows are judged again. Throws `validation_failed` for a column that the sheet has not. */
function createUpdateImport(deps: ImportDeps) {
  return implement(updateImport, ({ params, body }, call) =>
    inTransaction(deps.db.pool, async client => {
      const row = await lockImport(client, params.id, 'ready')
      const outside = body.columns.findIndex(({ column }) => column >= row.headers!.length)
      if (outside >= 0) throw refused(`columns.${outside}.column`, 'The sheet has no such column')
      await updateImportRow(drizzle(client), row.id, { mapping: body })
      await enqueueReading(client, row.id, signedIn(call).id)
      return (await readImport(deps, params.id, client))!
    }),
  )
}

/** Puts mended rows in the places of refused ones. Throws `validation_failed` for a file that is none of this sheet. */
function createMendImport(deps: ImportDeps) {
  return implement(mendImport, async ({ params, body }, call) => {
    const { table, format, refused: numbers } = await readRefused(deps, params.id)
    const file = new Uint8Array(await body.file.arrayBuffer())
    const mended = await readInProcess({ kind: 'mend', table, file, format, refused: numbers }).catch(cause => {
      throw cause instanceof SheetError ? refused('file', 'Not the mended file of this import', cause) : cause
    })
    return inTransaction(deps.db.pool, async client => {
      const row = await lockImport(client, params.id, 'ready')
      const [now] = await drizzle(client)
        .select({ file: questionImports.file })
        .from(questionImports)
        .where(eq(questionImports.id, row.id))
      // Another moderator has mended it meanwhile.
      if (!now?.file || Buffer.compare(now.file, table) !== 0) throw new AppError('conflict')
      await updateImportRow(drizzle(client), row.id, { file: Buffer.from(mended.table) })
      await enqueueReading(client, row.id, signedIn(call).id)
      return (await readImport(deps, params.id, client))!
    })
  })
}

/** The sheet of an import that is ready, and the numbers of its refused rows. */
export async function readRefused({ db }: ImportDeps, id: string) {
  const [row] = await db.orm.select().from(questionImports).where(sql`${questionImports.id} = ${id}::bigint`)
  if (!row) throw new AppError('not_found')
  const rows = verdictsOf(row.verdicts)?.rows
  if (row.state !== 'ready' || !row.file || !rows) throw new AppError('conflict')
  return { table: row.file, format: row.format, rows, refused: rows.flatMap(each => (each.refusal ? each.row : [])) }
}

/** Begins to write all rows into the bank: `conflict` while one of a sheet is refused, and where this sheet is there already. */
function createStartImport(deps: ImportDeps) {
  return implementOnce(startImport, { pool: deps.db.pool, clock: deps.clock }, async ({ params }, call, client) => {
    const row = await lockImport(client, params.id, 'ready')
    const mustBeWhole = row.format === 'xlsx'
    if ((mustBeWhole && row.rejectedCount > 0) || row.acceptedCount === 0) throw new AppError('conflict')
    const { id: by } = signedIn(call)
    if (mappingOf(row.mapping)!.reviewed && row.createdBy === by) refuseOwnNew(signedIn(call))
    else if (mappingOf(row.mapping)!.reviewed) requireRight(signedIn(call), 'questions.approve')
    const input = { import: params.id }
    const taskId = await taskQueue.enqueue(client, { kind: importRowsKind, input, by })
    await updateImportRow(drizzle(client), row.id, { state: 'importing', taskId }).catch(asConflict)
    const at = new Date(deps.clock.now())
    await rememberMapping(drizzle(client), by, row.headers!, { mapping: mappingOf(row.mapping)!, at })
    return (await readImport(deps, params.id, client))!
  })
}

/** One sheet is in the bank once. */
function asConflict(error: unknown): never {
  const { code } = ((error as Error).cause ?? error) as { code?: string }
  throw code === '23505' ? new AppError('conflict', { cause: error }) : error
}

/** Deletes an import's questions, as long as no exam asks one of them and nobody has changed one: `conflict`. */
function createUndoImport(deps: ImportDeps) {
  return implement(undoImport, ({ params }, call) =>
    inTransaction(deps.db.pool, async client => {
      const row = await lockImport(client, params.id, 'done')
      await lockQuestions(client, row.id)
      const facts = (await readUndoFacts(deps, [row], client)).get(row.id)!
      if (facts.used + facts.changed > 0) throw new AppError('conflict')
      const at = new Date(deps.clock.now())
      const orm = drizzle(client)
      const { rowCount } = await orm
        .update(questions)
        .set({ deletedAt: at, updatedAt: at, revision: sql`${questions.revision} + 1` })
        .where(and(eq(questions.importId, row.id), isNull(questions.deletedAt)))
      await updateImportRow(orm, row.id, { state: 'undone', endedAt: at })
      const before = { source: row.source, questions: rowCount ?? 0 }
      const change = { actor: signedIn(call).id, kind: 'import', id: row.id, action: 'undone', before } as const
      await writeAudit(client, [{ ...change, at: deps.clock.now() }])
      return (await readImport(deps, params.id, client))!
    }),
  )
}

/** No exam takes one of them meanwhile. */
async function lockQuestions(client: PoolClient, importId: bigint): Promise<void> {
  await client.query('select 1 from questions where import_id = $1 for update', [String(importId)])
}

function refused(path: string, message: string, cause?: unknown): AppError {
  return new AppError('validation_failed', { fields: [{ path, code: 'custom', message }], cause })
}
