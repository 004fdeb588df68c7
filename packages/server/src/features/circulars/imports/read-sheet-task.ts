import { maxCircularRows } from '@prostuti/contract'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '../../../platform/errors/app-error.ts'
import { unpackTable } from '../../../platform/sheets/pack-table.ts'
import { SheetError } from '../../../platform/sheets/sheet-table.ts'
import type { TaskHandler } from '../../../platform/tasks/tasks.ts'
import { guessColumns } from './guess-columns.ts'
import type { CircularImportDeps } from './import-deps.ts'
import { judgeImport } from './judge-import.ts'
import { readInProcess } from './process/read-in-process.ts'
import { updateImport } from './stored-import.ts'
import { circularImports } from './tables.ts'

export const readCircularsKind = 'circulars.readSheet'

/** What the tasks of an import are asked for. */
export const ImportInput = z.object({ import: z.string() })

/** Reads a sheet that was sent, and judges its rows. */
export function createReadCirculars({ db, clock, book }: CircularImportDeps): TaskHandler {
  const { orm } = db
  return {
    kind: readCircularsKind,
    async run(task) {
      const id = BigInt(ImportInput.parse(task.input).import)
      const [row] = await orm.select().from(circularImports).where(eq(circularImports.id, id))
      if (row?.state !== 'reading' || !row.file) return null
      try {
        const { table, headers } = await readInProcess({ file: row.file, mostRows: maxCircularRows }, task.signal)
        const columns = guessColumns(headers)
        const { verdicts } = await judgeImport(book, unpackTable(table), { columns, mended: [], deleted: [] })
        const read = { file: Buffer.from(table), headers: [...headers], columns, verdicts }
        await updateImport(orm, id, { state: 'ready', ...read })
      } catch (error) {
        if (!(error instanceof SheetError)) throw error
        const verdicts = { failure: error.fault, ...(error.line !== undefined && { line: error.line }) }
        await updateImport(orm, id, { state: 'failed', verdicts, file: null, endedAt: new Date(clock.now()) })
        throw new AppError('validation_failed', { cause: error })
      }
      return { import: String(id) }
    },
  }
}
