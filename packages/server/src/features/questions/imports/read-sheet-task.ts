import { hash } from 'node:crypto'
import type { BankFormat, ImportMapping } from '@prostuti/contract'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '../../../platform/errors/app-error.ts'
import { SheetError } from '../../../platform/sheets/sheet-table.ts'
import type { TaskHandler, TaskRun } from '../../../platform/tasks/tasks.ts'
import { isLive } from '../bank/question-filter.ts'
import { questionImports } from '../tables/imports.ts'
import { questions } from '../tables/questions.ts'
import { countLosses } from './count-losses.ts'
import { fetchGoogleSheet, googleSheetOf } from './fetch-google-sheet.ts'
import { firstMapping } from './guess-mapping.ts'
import type { ImportDeps } from './import-deps.ts'
import { judgeInProcess, readInProcess } from './process/run-task.ts'
import type { Judged } from './process/sheet-task.ts'
import { findMapping } from './remembered-mapping.ts'
import { isNoted, type RowVerdict, type Verdicts } from './row-verdict.ts'
import { failedWith, mappingOf, readNamedCategories, updateImportRow } from './stored-import.ts'

export const readSheetKind = 'questions.readSheet'

/** What the tasks of an import are asked for. */
export const ImportInput = z.object({ import: z.string() })

/** Fetches and reads a sheet where that is still to be done, and judges its rows (decision 0063). */
export function createReadSheet(deps: ImportDeps): TaskHandler {
  const { orm } = deps.db
  return {
    kind: readSheetKind,
    async run(job) {
      const id = BigInt(ImportInput.parse(job.input).import)
      const [row] = await orm.select().from(questionImports).where(eq(questionImports.id, id))
      if (row?.state !== 'reading') return null
      try {
        const { table, headers, mapping, format } = await readTable(deps, row, job)
        const judged = await judge(deps, { table, mapping, format }, job)
        await updateImportRow(orm, id, { state: 'ready', headers: [...headers], mapping, ...judged })
      } catch (error) {
        if (!(error instanceof SheetError)) throw error
        const endedAt = new Date(deps.clock.now())
        await updateImportRow(orm, id, {
          state: 'failed',
          verdicts: failedWith(error.fault, error.line),
          file: null,
          endedAt,
        })
        throw new AppError('validation_failed', { cause: error })
      }
      return { import: String(id) }
    },
  }
}

type StoredImport = typeof questionImports.$inferSelect

interface ReadSheet {
  readonly table: Uint8Array
  readonly headers: readonly string[]
  readonly mapping: ImportMapping
  readonly format: BankFormat
}

/** A sheet with headers has been read; its file is the table itself. */
async function readTable({ db, sheetsHost }: ImportDeps, row: StoredImport, { signal }: TaskRun): Promise<ReadSheet> {
  const mapping = mappingOf(row.mapping)
  if (row.headers && row.file && mapping) {
    return { table: row.file, headers: row.headers, mapping, format: row.format }
  }
  const sheet = row.file ? null : googleSheetOf(row.source)
  const file = sheet ? await fetchGoogleSheet(sheet, sheetsHost, signal) : row.file
  if (!file) throw new SheetError('sheet_unreachable')
  const { table, headers, format } = await readInProcess({ kind: 'read', file, ...(!sheet && { name: row.source }) })
  const kept = { format, file: Buffer.from(table), headers: [...headers], digest: hash('sha256', file, 'base64url') }
  const guessed = firstMapping(headers, await findMapping(db.orm, row.createdBy, headers))
  await updateImportRow(db.orm, row.id, { ...kept, mapping: guessed })
  return { table, headers, format, mapping: guessed }
}

async function judge({ db }: ImportDeps, sheet: Omit<ReadSheet, 'headers'>, job: TaskRun) {
  const categories = await readNamedCategories(db.orm)
  const judged = await judgeInProcess(
    { kind: 'judge', ...sheet, categories },
    { signal: job.signal, progress: (done, total) => void job.progress(done, total) },
  )
  const rows = await withDuplicates(db, judged)
  const count = (wanted: (row: RowVerdict) => unknown) => rows.filter(wanted).length
  const verdicts: Verdicts = {
    rows,
    samples: judged.samples,
    previews: judged.previews,
    losses: sheet.format === 'xlsx' ? [] : countLosses(rows),
    notes: {
      unexplained: count(({ notes }) => notes?.includes('unexplained')),
      duplicate: count(({ notes }) => notes?.includes('duplicate')),
      noted: count(isNoted),
    },
  }
  const rejectedCount = count(({ refusal }) => refusal)
  return { verdicts, rowCount: rows.length, rejectedCount, acceptedCount: rows.length - rejectedCount }
}

/** Marks the rows that ask what the bank asks already. */
async function withDuplicates({ orm }: ImportDeps['db'], judged: Judged): Promise<RowVerdict[]> {
  const { verdicts, fingerprints } = judged
  // One parameter, however many: a statement of ten thousand is slow to write.
  const isWanted = sql`${questions.fingerprint} = any(${sql.param(fingerprints.filter(each => each !== null))}::text[])`
  const found = await orm.select({ fingerprint: questions.fingerprint }).from(questions).where(and(isLive, isWanted))
  const known = new Set(found.map(({ fingerprint }) => fingerprint))
  return verdicts.map((verdict, index) =>
    fingerprints[index] && known.has(fingerprints[index])
      ? { ...verdict, notes: [...(verdict.notes ?? []), 'duplicate'] }
      : verdict,
  )
}
