import {
  importCirculars,
  mapCircularImport,
  mendCircularImportRow,
  startCircularImport,
  undoCircularImport,
} from '@prostuti/contract/circulars/import-operations'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { fileName } from '../../../platform/http/call/file-name.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import { packTable, unpackTable } from '../../../platform/sheets/pack-table.ts'
import type { SheetTable } from '../../../platform/sheets/sheet-table.ts'
import { taskQueue } from '../../../platform/tasks/task-queue.ts'
import type { CircularImportDeps } from './import-deps.ts'
import { judgeImport } from './judge-import.ts'
import { presentRow, readImport } from './present-import.ts'
import { readCircularsKind } from './read-sheet-task.ts'
import { countOf } from './row-verdict.ts'
import { columnsOf, lockImport, rowsOf, updateImport, writtenOf } from './stored-import.ts'
import { circularImports } from './tables.ts'
import { writeCircularsKind } from './write-circulars-task.ts'

/** What staff do with a sheet of circulars. Each throws `not_found`, and `conflict` for one in another state. */
export function createChangeCircularImports(deps: CircularImportDeps): Implementation[] {
  return [createSend(deps), createMap(deps), createMend(deps), createStart(deps), createUndo(deps)]
}

function createSend(deps: CircularImportDeps) {
  return implementOnce(importCirculars, { pool: deps.db.pool, clock: deps.clock }, async ({ body }, call, client) => {
    const { id: createdBy } = signedIn(call)
    const file = Buffer.from(await body.file.arrayBuffer())
    const orm = drizzle(client)
    const [row] = await orm
      .insert(circularImports)
      .values({ source: fileName(body.file.name), file, createdBy, createdAt: new Date(deps.clock.now()) })
      .returning({ id: circularImports.id })
    const task = { kind: readCircularsKind, input: { import: String(row!.id) }, by: createdBy }
    await updateImport(orm, row!.id, { taskId: await taskQueue.enqueue(client, task) })
    return (await readImport(deps, String(row!.id), client))!
  })
}

function createMap(deps: CircularImportDeps) {
  return implement(mapCircularImport, ({ params, body }) =>
    inTransaction(deps.db.pool, async client => {
      const row = await lockImport(client, params.id, 'ready')
      const outside = body.columns.findIndex(({ column }) => column >= row.headers!.length)
      if (outside >= 0) throw refused(`columns.${outside}.column`, 'The sheet has no such column')
      await judgeAgain(deps, client, { ...row, columns: body.columns }, unpackTable(row.file!))
      return (await readImport(deps, params.id, client))!
    }),
  )
}

function createMend(deps: CircularImportDeps) {
  return implement(mendCircularImportRow, ({ params, body }) =>
    inTransaction(deps.db.pool, async client => {
      const { field, value, deleted } = body
      const row = await lockImport(client, params.id, 'ready')
      const table = unpackTable(row.file!)
      if (!table.rows.some(({ number }) => number === params.row)) throw new AppError('not_found')
      const column = columnsOf(row).find(each => each.field === field)?.column
      if (value !== undefined && column === undefined) throw refused('field', 'The sheet has no column for it')
      const mended = value === undefined ? table : withCell(table, params.row, { column: column!, value })
      await judgeAgain(
        deps,
        client,
        {
          ...row,
          mended: value === undefined ? row.mended : toggled(row.mended, params.row, true),
          deleted: deleted === undefined ? row.deleted : toggled(row.deleted, params.row, deleted),
        },
        mended,
      )
      const found = await lockImport(client, params.id, 'ready')
      const verdict = rowsOf(found).find(each => each.row === params.row)!
      return { row: presentRow(verdict), import: (await readImport(deps, params.id, client))! }
    }),
  )
}

const toggled = (numbers: readonly number[], number: number, isIn: boolean): number[] => [
  ...numbers.filter(each => each !== number),
  ...(isIn ? [number] : []),
]

interface NewCell {
  readonly column: number
  readonly value: string
}

function withCell({ headers, rows }: SheetTable, number: number, { column, value }: NewCell): SheetTable {
  const mend = (cells: SheetTable['rows'][number]['cells']) =>
    Array.from({ length: Math.max(cells.length, column + 1) }, (_, at) => (at === column ? value : (cells[at] ?? '')))
  return { headers, rows: rows.map(row => (row.number === number ? { number, cells: mend(row.cells) } : row)) }
}

type Judged = Pick<typeof circularImports.$inferSelect, 'id' | 'columns' | 'mended' | 'deleted'>

async function judgeAgain(
  { book }: CircularImportDeps,
  client: PoolClient,
  row: Judged,
  table: SheetTable,
): Promise<void> {
  const { mended, deleted } = row
  const columns = columnsOf(row)
  const { verdicts } = await judgeImport(book, table, { columns, mended, deleted }, client)
  await updateImport(drizzle(client), row.id, { columns, mended, deleted, verdicts, file: packTable(table) })
}

function createStart(deps: CircularImportDeps) {
  return implementOnce(
    startCircularImport,
    { pool: deps.db.pool, clock: deps.clock },
    async ({ params }, call, client) => {
      const row = await lockImport(client, params.id, 'ready')
      const rows = rowsOf(row)
      const coming = countOf(rows, 'new') + countOf(rows, 'changes')
      if (countOf(rows, 'refused') > 0 || coming === 0) throw new AppError('conflict')
      const task = { kind: writeCircularsKind, input: { import: params.id }, by: signedIn(call).id }
      await updateImport(drizzle(client), row.id, { state: 'importing', taskId: await taskQueue.enqueue(client, task) })
      return (await readImport(deps, params.id, client))!
    },
  )
}

function createUndo(deps: CircularImportDeps) {
  return implement(undoCircularImport, ({ params }, call) =>
    inTransaction(deps.db.pool, async client => {
      const row = await lockImport(client, params.id, 'done')
      const written = writtenOf(row)
      if (!written) throw new AppError('conflict')
      const { drafts, changed } = written
      if (!(await deps.book.areUntouched(client, drafts, changed))) throw new AppError('conflict')
      const writing = { by: signedIn(call).id, at: deps.clock.now() }
      for (const { id, before } of changed) await deps.book.change(client, id, before, writing)
      await deps.book.deleteDrafts(
        client,
        drafts.map(({ id }) => id),
        writing,
      )
      await updateImport(drizzle(client), row.id, { state: 'undone', written: null, endedAt: new Date(writing.at) })
      const before = { source: row.source, circulars: drafts.length, changed: changed.length }
      const change = { actor: writing.by, kind: 'circular_import', id: row.id, action: 'undone', before } as const
      await writeAudit(client, [{ ...change, at: writing.at }])
      return (await readImport(deps, params.id, client))!
    }),
  )
}

function refused(path: string, message: string): AppError {
  return new AppError('validation_failed', { fields: [{ path, code: 'custom', message }] })
}
