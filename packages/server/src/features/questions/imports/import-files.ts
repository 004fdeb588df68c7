import { csvFile } from '@prostuti/contract/csv'
import { getImportTemplate, getRefusedRows } from '@prostuti/contract/questions/operations'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { Reply } from '../../../platform/http/call/reply.ts'
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
      return asFile(Buffer.from(file), { type: 'text/csv; charset=utf-8', name: `refused-rows-${params.id}.csv` })
    }),
    implement(getImportTemplate, () => asFile(writeTextSheet(template), { type: xlsx, name: 'questions.xlsx' })),
  ]
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

function asFile(bytes: Uint8Array, { type, name }: { readonly type: string; readonly name: string }): Reply {
  return new Reply(bytes, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
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
