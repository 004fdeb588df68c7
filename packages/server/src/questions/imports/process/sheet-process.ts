import { once } from 'node:events'
import { setPriority } from 'node:os'
import type { ImportPreview } from '@prostuti/contract'
import { createFindCategory } from '../category-names.ts'
import { judgeRows, previewOf } from '../judge-rows.ts'
import { withMended } from '../mended-rows.ts'
import type { RowVerdict } from '../row-verdict.ts'
import { readSheet } from '../sheets/read-sheet.ts'
import { SheetError, type SheetTable, textOf } from '../sheets/sheet-table.ts'
import { packTable, unpackTable } from '../stored-table.ts'
import type { JudgeTask, SheetMessage, SheetTask } from './sheet-task.ts'
import { toRecord } from './to-record.ts'

/** The rows of one statement. */
const batchRows = 50
const progressRows = 200
const shownRows = 20

const say = (message: SheetMessage) => process.send!(message)

function tell(table: SheetTable): void {
  say({ kind: 'table', value: { table: packTable(table), headers: table.headers } })
}

function judge({ table: packed, mapping, categories }: JudgeTask): void {
  const table = unpackTable(packed)
  const verdicts: RowVerdict[] = []
  const fingerprints: (string | null)[] = []
  const previews: ImportPreview[] = []
  const names = new Map(categories.map(({ id, bn }) => [id, bn]))
  for (const { verdict, accepted } of judgeRows(table.rows, {
    mapping,
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
async function write({ table: packed, mapping, categories }: JudgeTask): Promise<void> {
  const { rows } = unpackTable(packed)
  let batch: string[] = []
  const send = async () => {
    say({ kind: 'batch', value: { rows: Buffer.from(`[${batch.join(',')}]`), count: batch.length } })
    batch = []
    await once(process, 'message')
  }
  for (const { verdict, accepted } of judgeRows(rows, { mapping, findCategory: createFindCategory(categories) })) {
    // A category has gone since the rows were judged.
    if (!accepted) throw new SheetError('category_gone', { cause: verdict })
    batch.push(JSON.stringify(toRecord(accepted)))
    if (batch.length === batchRows) await send()
  }
  if (batch.length > 0) await send()
}

async function work(task: SheetTask): Promise<void> {
  if (task.kind === 'read') tell(readSheet(task.file))
  else if (task.kind === 'mend') tell(withMended(unpackTable(task.table), readSheet(task.file), new Set(task.refused)))
  else if (task.kind === 'judge') judge(task)
  else await write(task)
}

// Learners come first.
setPriority(10)
// A key that stops the server is meant for the server, which ends this process itself; without it there is nothing to do.
process.on('SIGINT', () => undefined)
process.on('disconnect', () => process.exit())

const [task] = (await once(process, 'message')) as [SheetTask]
try {
  await work(task)
  say({ kind: 'end' })
} catch (error) {
  if (error instanceof SheetError) say({ kind: 'refused', fault: error.fault })
  else say({ kind: 'crashed', stack: error instanceof Error ? String(error.stack) : String(error) })
}
