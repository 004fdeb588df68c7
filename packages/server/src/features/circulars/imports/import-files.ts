import { getCircularTemplate, getRefusedCircularRows } from '@prostuti/contract/circulars/import-operations'
import { csvFile } from '@prostuti/contract/csv'
import { sql } from 'drizzle-orm'
import { AppError } from '../../../platform/errors/app-error.ts'
import { csvType, downloadedFile, xlsxType } from '../../../platform/http/call/downloaded-file.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { unpackTable } from '../../../platform/sheets/pack-table.ts'
import { textOf } from '../../../platform/sheets/sheet-table.ts'
import { writeTextSheet } from '../../../platform/sheets/write-text-sheet.ts'
import type { CircularImportDeps } from './import-deps.ts'
import { rowsOf } from './stored-import.ts'
import { circularImports } from './tables.ts'
import { explainRefusal } from './verdict-messages.ts'

/** Files to fill in: an empty sheet, and the rows of one that were refused. */
export function createCircularImportFiles({ db }: CircularImportDeps): Implementation[] {
  return [
    implement(getRefusedCircularRows, async ({ params }) => {
      const [row] = await db.orm.select().from(circularImports).where(sql`${circularImports.id} = ${params.id}::bigint`)
      if (!row) throw new AppError('not_found')
      if (row.state !== 'ready' || !row.file) throw new AppError('conflict')
      const refusals = new Map(rowsOf(row).flatMap(each => (each.refusal ? [[each.row, each.refusal] as const] : [])))
      const { headers, rows } = unpackTable(row.file)
      const lines = rows.flatMap(({ number, cells }) => {
        const refusal = refusals.get(number)
        if (!refusal) return []
        const { message, remedy } = explainRefusal(refusal)
        const reason = `${refusal.cell}: ${message.bn}; ${remedy.bn} (${message.en}; ${remedy.en})`
        return [[...headers.map((_, column) => textOf(cells[column])), reason]]
      })
      const file = csvFile([[...headers, 'কারণ (reason)'], ...lines])
      return downloadedFile(file, { type: csvType, name: `refused-circulars-${params.id}.csv` })
    }),
    implement(getCircularTemplate, () =>
      downloadedFile(writeTextSheet(template), { type: xlsxType, name: 'circulars.xlsx' }),
    ),
  ]
}

/** The headers, and one row that shows how each column is filled. */
const template = [
  [
    ...['পদের নাম', 'দপ্তর বা প্রতিষ্ঠান', 'ক্যাটাগরি', 'চাকরির ধরন', 'শূন্যপদ', 'জেলা', 'যোগ্যতা', 'বয়স', 'বেতন'],
    ...['আবেদন শুরু', 'শেষ তারিখ', 'পরীক্ষার তারিখ', 'আবেদনের মাধ্যম', 'আবেদনের ঠিকানা', 'কীভাবে আবেদন'],
    ...['মূল বিজ্ঞপ্তির ঠিকানা', 'উৎস'],
  ],
  [
    ...['হিসাব সহকারী', 'নমুনা পৌরসভা', 'সরকারি', 'স্থায়ী', '৪', 'নওগাঁ', 'স্নাতক বা সমমান', '১৮–৩২ বছর', 'গ্রেড ১৪'],
    ...['০১-১১-২০২৬', '২৭-১১-২০২৬', '১৫-০১-২০২৭', 'অনলাইন', 'https://apply.namuna.example/4', 'অনলাইনে ফরম পূরণ করুন'],
    ...['https://namuna.example/notice/4', 'নমুনা দৈনিক'],
  ],
]
