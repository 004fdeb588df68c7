import { csvFile } from '@prostuti/contract/csv'
import { getImportTemplate, getRefusedRows } from '@prostuti/contract/questions/operations'
import { csvType, downloadedFile, xlsxType } from '../../../platform/http/call/downloaded-file.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { unpackTable } from '../../../platform/sheets/pack-table.ts'
import { writeTextSheet } from '../../../platform/sheets/write-text-sheet.ts'
import { readRefused } from './change-import.ts'
import type { ImportDeps } from './import-deps.ts'
import { refusedRows } from './mended-rows.ts'

/** Files to fill in and send: an empty sheet, and the rows of one that were refused. */
export function createImportFiles(deps: ImportDeps): Implementation[] {
  return [
    implement(getRefusedRows, async ({ params }) => {
      const { table, rows } = await readRefused(deps, params.id)
      const file = csvFile(refusedRows(unpackTable(table), rows))
      return downloadedFile(file, { type: csvType, name: `refused-rows-${params.id}.csv` })
    }),
    implement(getImportTemplate, () =>
      downloadedFile(writeTextSheet(template), { type: xlsxType, name: 'questions.xlsx' }),
    ),
  ]
}

/** The headers, and one row that shows how each column is filled. */
const template = [
  [
    ...['প্রশ্ন', 'বিকল্প ক', 'বিকল্প খ', 'বিকল্প গ', 'বিকল্প ঘ', 'সঠিক উত্তর', 'ব্যাখ্যা'],
    ...['ক্যাটাগরি', 'ট্যাগ', 'আগে এসেছে', 'উৎস', 'কাঠিন্য'],
  ],
  [
    ...['মুজিবনগর সরকার কবে শপথ নেয়?', '১০ এপ্রিল ১৯৭১', '১৭ এপ্রিল ১৯৭১', '২৬ মার্চ ১৯৭১', '১৬ ডিসেম্বর ১৯৭১', 'খ'],
    ...['বৈদ্যনাথতলার আম্রকাননে ১৭ এপ্রিল শপথ হয়।', 'বাংলাদেশ > মুক্তিযুদ্ধ', 'সাল', '৩৫তম বিসিএস'],
    ...['নবম-দশম ইতিহাস', '২'],
  ],
]
