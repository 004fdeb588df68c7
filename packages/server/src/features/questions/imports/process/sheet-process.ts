import { once } from 'node:events'
import type { ImportPreview } from '@prostuti/contract'
import { packTable, unpackTable } from '../../../../platform/sheets/pack-table.ts'
import { readSheet } from '../../../../platform/sheets/read-sheet.ts'
import { SheetError, textOf } from '../../../../platform/sheets/sheet-table.ts'
import { serveTask } from '../../../../platform/tasks/child/serve-task.ts'
import type { DraftRow } from '../../formats/draft-row.ts'
import { createFindCategory } from '../category-names.ts'
import { areHeaders } from '../guess-mapping.ts'
import { judgeRows, previewOf } from '../judge-rows.ts'
import { withMended } from '../mended-rows.ts'
import type { RowVerdict } from '../row-verdict.ts'
import { type BankFile, readBankFile } from './read-bank-file.ts'
import type { JudgeTask, SheetSaid, SheetTask } from './sheet-task.ts'
import { toRecord } from './to-record.ts'

/** The rows of one statement. */
const batchRows = 50
const progressRows = 200
const shownRows = 20

type Say = (said: SheetSaid) => void

function sayTable({ table, format }: BankFile, say: Say): void {
  say({ kind: 'table', value: { table: packTable(table), headers: table.headers, format } })
}

function judge({ table: packed, mapping, categories, format }: JudgeTask, say: Say): void {
  const table = unpackTable<DraftRow>(packed)
  const verdicts: RowVerdict[] = []
  const fingerprints: (string | null)[] = []
  const previews: ImportPreview[] = []
  const names = new Map(categories.map(({ id, bn }) => [id, bn]))
  for (const { verdict, accepted } of judgeRows(table, {
    ...{ mapping, format },
    findCategory: createFindCategory(categories),
  })) {
    verdicts.push(verdict)
    fingerprints.push(accepted?.columns.fingerprint ?? null)
    if (accepted && previews.length < shownRows)
      previews.push(previewOf(accepted, names.get(accepted.categoryId) ?? ''))
    if (verdicts.length % progressRows === 0) say({ kind: 'progress', done: verdicts.length, total: table.rows.length })
  }
  const samples = table.rows.slice(0, 3).map(({ number, cells }) => ({
    row: number,
    cells: table.headers.map((_, column) => textOf(cells[column]).slice(0, 200)),
  }))
  say({ kind: 'judged', value: { verdicts, fingerprints, previews, samples } })
}

/** Batch by batch, each once the one before is written: a whole sheet is never held as questions. */
async function write({ table: packed, mapping, categories, format }: JudgeTask, say: Say): Promise<void> {
  const table = unpackTable<DraftRow>(packed)
  let batch: string[] = []
  const send = async () => {
    say({ kind: 'batch', value: { rows: Buffer.from(`[${batch.join(',')}]`), count: batch.length } })
    batch = []
    await once(process, 'message')
  }
  for (const { verdict, accepted } of judgeRows(table, {
    ...{ mapping, format },
    findCategory: createFindCategory(categories),
  })) {
    // What a foreign format has and the bank does not hold was seen to stay out.
    if (!accepted && format !== 'xlsx') continue
    // A category has gone since the rows were judged.
    if (!accepted) throw new SheetError('category_gone', { cause: verdict })
    batch.push(JSON.stringify(toRecord(accepted)))
    if (batch.length === batchRows) await send()
  }
  if (batch.length > 0) await send()
}

type ReadTask = Extract<SheetTask, { kind: 'read' }>

async function readTask({ file, name }: ReadTask): Promise<BankFile> {
  if (name !== undefined) return readBankFile(file, name)
  return { format: 'xlsx', table: await readSheet(file, areHeaders) }
}

/** A mended file is a sheet, whatever the first one was. */
async function mend({ table, file, refused, format }: Extract<SheetTask, { kind: 'mend' }>): Promise<BankFile> {
  const mended = await readSheet(file, areHeaders)
  return { format, table: withMended(unpackTable<DraftRow>(table), mended, new Set(refused)) }
}

async function work(task: SheetTask, say: Say): Promise<void> {
  if (task.kind === 'read') sayTable(await readTask(task), say)
  else if (task.kind === 'mend') sayTable(await mend(task), say)
  else if (task.kind === 'judge') judge(task, say)
  else await write(task, say)
}

await serveTask<SheetTask, SheetSaid>({
  work,
  faultOf: error => (error instanceof SheetError ? { fault: error.fault, line: error.line } : undefined),
})
