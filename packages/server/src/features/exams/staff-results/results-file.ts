import type { Language, StaffResult } from '@prostuti/contract'
import { type SQL, sql } from 'drizzle-orm'
import { csvType, xlsxType } from '../../../platform/http/call/downloaded-file.ts'
import { streamedFile } from '../../../platform/http/call/streamed-file.ts'
import type { SheetLine } from '../../../platform/sheets/sheet-line.ts'
import { streamCsv } from '../../../platform/sheets/stream-csv.ts'
import { streamXlsx } from '../../../platform/sheets/stream-xlsx.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { type FinalExam, presentHead } from './result-head.ts'
import { presentResult, type ResultRow, resultColumns, resultLines } from './result-rows.ts'

interface FileWish {
  readonly found: SQL | undefined
  readonly format: 'csv' | 'xlsx'
  readonly language: Language
}

const words: Record<Language, Record<'before' | 'after', readonly string[]>> = {
  bn: {
    before: ['স্থান', 'নাম', 'র‍্যাংকের নাম', 'নম্বর'],
    after: ['সঠিক', 'ভুল', 'বাদ', 'পাস', 'সময় (সেকেন্ড)', 'জমা', 'রসিদ'],
  },
  en: {
    before: ['Place', 'Name', 'Name in ranks', 'Marks'],
    after: ['Right', 'Wrong', 'Skipped', 'Passed', 'Time (seconds)', 'Submitted', 'Receipt'],
  },
}

/** Everybody who is found, the best first, as a file that goes out while it is read. */
export function resultsFile(deps: Pick<StaffDeps, 'db' | 'log'>, final: FinalExam, wish: FileWish) {
  const lines = fileLines(deps, final, wish)
  const name = `results-${final.exam.id}.${wish.format}`
  return wish.format === 'csv'
    ? streamedFile(streamCsv(lines), { type: csvType, name, log: deps.log })
    : streamedFile(streamXlsx(lines, { sheet: 'Results' }), { type: xlsxType, name, log: deps.log })
}

async function* fileLines(
  deps: Pick<StaffDeps, 'db'>,
  final: FinalExam,
  { found, language }: FileWish,
): AsyncGenerator<SheetLine> {
  const { before, after } = words[language]
  yield [...before, ...presentHead(final, language).subjects.map(({ name }) => name), ...after]
  for await (const row of readAll(deps, final, found)) yield lineOf(presentResult(final, row, language))
}

/** So many come from the database at once. */
const batch = 1_000

/** One version of the results never changes, so parts that are read one after the other fit together. */
async function* readAll(
  { db }: Pick<StaffDeps, 'db'>,
  final: FinalExam,
  found: SQL | undefined,
): AsyncGenerator<ResultRow> {
  for (let from = 1; ; from += batch) {
    const part = sql`s.place between ${from} and ${from + batch - 1} and ${found ?? sql`true`}`
    const { rows } = await db.orm.execute<ResultRow>(
      sql`select ${resultColumns} ${resultLines(final, part)} order by s.place`,
    )
    yield* rows
    if (rows.length < batch && !(await hasMore(db, final, from + batch))) return
  }
}

async function hasMore({ orm }: StaffDeps['db'], { exam }: FinalExam, from: number): Promise<boolean> {
  const { rowCount } = await orm.execute(
    sql`select 1 from final_standings where exam_id = ${exam.id} and version = ${exam.resultVersion} and place >= ${from} limit 1`,
  )
  return rowCount === 1
}

function lineOf(result: StaffResult): SheetLine {
  return [
    ...[result.position, result.user.name, result.user.alias, result.marks, ...result.subjects],
    ...[result.correct, result.incorrect, result.unanswered],
    ...[result.passed === null ? null : result.passed ? 1 : 0, result.taken_seconds],
    ...[result.submitted_at, result.receipt],
  ]
}
