import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { unpackTable } from '../../../platform/sheets/pack-table.ts'
import type { TaskHandler } from '../../../platform/tasks/tasks.ts'
import type { CircularImportDeps, Writing, Written } from './import-deps.ts'
import { judgeImport } from './judge-import.ts'
import type { JudgedRow, RowFields } from './judge-rows.ts'
import { ImportInput } from './read-sheet-task.ts'
import { columnsOf, lockImport, updateImport, type WrittenCirculars } from './stored-import.ts'

export const writeCircularsKind = 'circulars.importRows'

const limitMs = 2 * 60_000

/** Writes all rows of a sheet, or none: what they become is judged once more, against what is there now. */
export function createWriteCirculars(deps: CircularImportDeps): TaskHandler {
  return {
    kind: writeCircularsKind,
    async run(task) {
      const { import: id } = ImportInput.parse(task.input)
      const outcome = await inTransaction(deps.db.pool, client => writeRows(deps, client, id), { limitMs })
      if (outcome === 'refused') throw new AppError('conflict')
      return { import: id }
    },
  }
}

async function writeRows(
  { book, clock }: CircularImportDeps,
  client: PoolClient,
  id: string,
): Promise<'done' | 'refused'> {
  const row = await lockImport(client, id, 'importing')
  const orm = drizzle(client)
  const sheet = { columns: columnsOf(row), mended: row.mended, deleted: row.deleted }
  const { rows, verdicts } = await judgeImport(book, unpackTable(row.file!), sheet, client)
  if (rows.some(({ verdict }) => verdict.state === 'refused')) {
    await updateImport(orm, row.id, { state: 'ready', verdicts })
    return 'refused'
  }
  const writing: Writing = { by: row.createdBy, at: clock.now() }
  const drafts = await book.insertDrafts(client, fieldsOf(rows, 'new'), writing)
  const changed = await changeKnown({ book }, client, rows, writing)
  const written: WrittenCirculars = { drafts, changed }
  await updateImport(orm, row.id, { state: 'done', verdicts, written, endedAt: new Date(writing.at) })
  const after = { source: row.source, circulars: drafts.length, changed: changed.length }
  await writeAudit(client, [
    { actor: writing.by, kind: 'circular_import', id, action: 'imported', after, at: writing.at },
  ])
  return 'done'
}

const fieldsOf = (rows: readonly JudgedRow[], state: string): RowFields[] =>
  rows.flatMap(({ verdict, fields }) => (verdict.state === state && fields ? [fields] : []))

type Changed = WrittenCirculars['changed'][number]

/** Of a known circular the fields that differ alone. */
async function changeKnown(
  { book }: Pick<CircularImportDeps, 'book'>,
  client: PoolClient,
  rows: readonly JudgedRow[],
  writing: Writing,
): Promise<Changed[]> {
  const urls = rows.flatMap(({ fields }) => (typeof fields?.post_url === 'string' ? [fields.post_url] : []))
  const known = await book.findKnown(urls, client)
  const changed: Changed[] = []
  for (const { verdict, fields } of rows) {
    if (verdict.state !== 'changes' || !fields) continue
    const before = known.get(String(fields.post_url))!
    const wanted = (verdict.changes ?? []).map(({ field }) => field)
    const after = Object.fromEntries(wanted.map(field => [field, fields[field]]))
    const written: Written | null = await book.change(client, before.id, after, writing)
    const was = Object.fromEntries(wanted.map(field => [field, before.fields[field]]))
    if (written) changed.push({ ...written, before: was })
  }
  return changed
}
