import { once } from 'node:events'
import { readSheet } from '../../../../platform/sheets/read-sheet.ts'
import { SheetError } from '../../../../platform/sheets/sheet-table.ts'
import { serveTask } from '../../../../platform/tasks/child/serve-task.ts'
import { readCentres } from '../read-centres.ts'
import { NumberReader } from '../read-numbers.ts'
import { readResultSheet } from '../read-result-sheet.ts'
import { unpackResultTable } from '../result-table.ts'
import type { NoticeSheetSaid, NoticeSheetTask } from './notice-sheet-task.ts'

/** The rows of one statement. */
const batchRows = 5_000

type Say = (said: NoticeSheetSaid) => void

async function sayNumbers(
  { content, columns }: Extract<NoticeSheetTask, { kind: 'numbers' }>,
  say: Say,
): Promise<void> {
  const reader = new NumberReader(unpackResultTable(content), columns)
  let [numbers, outcomes]: [string[], number[]] = [[], []]
  const send = async () => {
    if (numbers.length === 0) return
    say({ kind: 'batch', numbers, outcomes })
    ;[numbers, outcomes] = [[], []]
    await once(process, 'message')
  }
  for (const { number, outcome } of reader.read()) {
    numbers.push(number)
    outcomes.push(outcome)
    if (numbers.length === batchRows) await send()
  }
  await send()
  say({ kind: 'numbers', value: reader.verdict, outcomes: [...reader.outcomes.keys()] })
}

async function work(task: NoticeSheetTask, say: Say): Promise<void> {
  if (task.kind === 'check') await readSheet(task.file, () => false)
  else if (task.kind === 'centres') say({ kind: 'centres', value: await readCentres(task.file) })
  else if (task.kind === 'result') say({ kind: 'result', value: await readResultSheet(task.file) })
  else await sayNumbers(task, say)
}

await serveTask<NoticeSheetTask, NoticeSheetSaid>({
  work,
  faultOf: error => (error instanceof SheetError ? { fault: error.fault, line: error.line } : undefined),
})
