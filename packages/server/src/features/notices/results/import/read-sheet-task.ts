import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { SheetError } from '../../../../platform/sheets/sheet-table.ts'
import type { TaskHandler } from '../../../../platform/tasks/tasks.ts'
import type { NoticeDeps } from '../../notice-deps.ts'
import { readResultApart } from '../../sheets/process/run-notice-sheet.ts'
import { govtResultSheets } from '../../tables/govt-results.ts'
import { failureOf } from './sheet-failure.ts'
import { updateSheet } from './stored-sheet.ts'

export const readSheetKind = 'notices.readResultSheet'

/** What the tasks of a sheet are asked for. */
export const SheetInput = z.object({ sheet: z.string() })

/** Reads a sheet. Of its file nothing stays but the columns that are not private. */
export function createReadSheet({ db }: NoticeDeps): TaskHandler {
  return {
    kind: readSheetKind,
    async run({ input, signal }) {
      const id = BigInt(SheetInput.parse(input).sheet)
      const [row] = await db.orm
        .select({ state: govtResultSheets.state, file: govtResultSheets.file })
        .from(govtResultSheets)
        .where(eq(govtResultSheets.id, id))
      // Another sheet has come meanwhile, or the process before did not come to say that it is read.
      if (row?.state !== 'reading' || !row.file) return null
      try {
        const { content, columns, rows, verdict } = await readResultApart(row.file, signal)
        await updateSheet(db.orm, id, {
          ...{ state: 'ready', file: null, content: Buffer.from(content), columns: [...columns] },
          ...{ rowCount: rows, verdict },
        })
      } catch (error) {
        if (!(error instanceof SheetError)) throw error
        await updateSheet(db.orm, id, { state: 'failed', failure: failureOf(error.fault), file: null })
        throw new AppError('validation_failed', { cause: error })
      }
      return { sheet: String(id) }
    },
  }
}
