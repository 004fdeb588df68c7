import { packTable } from '../../../../platform/sheets/pack-table.ts'
import { readSheet } from '../../../../platform/sheets/read-sheet.ts'
import { SheetError } from '../../../../platform/sheets/sheet-table.ts'
import { serveTask } from '../../../../platform/tasks/child/serve-task.ts'
import { areHeaders } from '../guess-columns.ts'
import type { ReadTable, ReadTask } from './read-in-process.ts'

await serveTask<ReadTask, ReadTable>({
  async work({ file, mostRows }, say) {
    const table = await readSheet(file, areHeaders)
    if (table.rows.length > mostRows) throw new SheetError('too_many_rows')
    say({ table: packTable(table), headers: table.headers })
  },
  faultOf: error => (error instanceof SheetError ? { fault: error.fault, line: error.line } : undefined),
})
