import { contributionBounds } from '@prostuti/contract'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { inTransaction } from '../../../../platform/db/transaction.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { packTable, unpackTable } from '../../../../platform/sheets/pack-table.ts'
import { SheetError } from '../../../../platform/sheets/sheet-table.ts'
import type { TaskHandler, TaskRun } from '../../../../platform/tasks/tasks.ts'
import { fetchGoogleSheet, googleSheetOf } from '../../imports/fetch-google-sheet.ts'
import { firstMapping } from '../../imports/guess-mapping.ts'
import { judgeInProcess, readInProcess } from '../../imports/process/run-task.ts'
import type { RowVerdict } from '../../imports/row-verdict.ts'
import { readNamedCategories } from '../../imports/stored-import.ts'
import { contributionSheets } from '../../tables/contributions.ts'
import type { ContributionDeps } from '../contribution-deps.ts'
import { offerRows } from './offer-rows.ts'
import type { RefusedRow } from './present-sheet.ts'
import { readOfferedRows } from './read-offered-rows.ts'

export const readContributedSheetKind = 'questions.readContributedSheet'

const Input = z.object({ sheet: z.string() })

/** Reads a member's sheet by the rules of staff's imports; each row that can be read becomes a contribution. */
export function createReadContributedSheet(deps: ContributionDeps): TaskHandler {
  const { orm, pool } = deps.db
  return {
    kind: readContributedSheetKind,
    async run(job) {
      const id = BigInt(Input.parse(job.input).sheet)
      const [row] = await orm.select().from(contributionSheets).where(eq(contributionSheets.id, id))
      if (row?.state !== 'reading') return null
      try {
        const { offered, refused } = await readRows(deps, row, job)
        await inTransaction(pool, client => offerRows(client, row, { offered, refused, at: deps.clock.now() }))
      } catch (error) {
        if (!(error instanceof SheetError)) throw error
        await orm
          .update(contributionSheets)
          .set({ state: 'failed', failure: error.fault, failureLine: error.line ?? null, file: null })
          .where(eq(contributionSheets.id, id))
        throw new AppError('validation_failed', { cause: error })
      }
      return { sheet: String(id) }
    },
  }
}

/** A table has been judged; the rows that may not go in are taken out before the others are written. */
async function readRows(deps: ContributionDeps, row: typeof contributionSheets.$inferSelect, job: TaskRun) {
  const sheet = row.file ? null : googleSheetOf(row.name)
  const file = sheet ? await fetchGoogleSheet(sheet, deps.sheetsHost, job.signal) : row.file
  if (!file) throw new SheetError('sheet_unreachable')
  const { table, headers } = await readInProcess({ kind: 'read', file })
  const mapping = { ...firstMapping(headers, null), category: String(row.categoryId) }
  const categories = await readNamedCategories(deps.db.orm)
  const { verdicts } = await judgeInProcess(
    { kind: 'judge', format: 'xlsx', table, mapping, categories },
    { signal: job.signal, progress: (done, total) => void job.progress(done, total) },
  )
  if (verdicts.length > contributionBounds.rows) throw new SheetError('too_many_rows')
  const refusedRows = new Set(verdicts.flatMap(({ row: number, refusal }) => (refusal ? number : [])))
  const all = unpackTable(table)
  const rows = all.rows.filter(({ number }) => !refusedRows.has(number))
  const task = { kind: 'write', format: 'xlsx', table: packTable({ ...all, rows }), mapping, categories } as const
  const { offered, tooLong } =
    rows.length === 0 ? { offered: [], tooLong: [] } : await readOfferedRows(task, job.signal)
  const refused = [...verdicts.flatMap(refusedRow), ...tooLong.map(tooLongRow)]
  return { offered, refused: refused.toSorted((one, other) => one.row - other.row) }
}

function refusedRow({ row, refusal }: RowVerdict): RefusedRow[] {
  if (!refusal) return []
  const { cell, reason, about } = refusal
  return [{ row, cell, reason, ...(about !== undefined && { about }) }]
}

const tooLongRow = (row: number): RefusedRow => ({ row, cell: String(row), reason: 'row_too_long' })
