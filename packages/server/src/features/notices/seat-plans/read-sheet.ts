import { maxRanges } from '@prostuti/contract'
import { readSeatPlanSheet } from '@prostuti/contract/notices/operations'
import { AppError } from '../../../platform/errors/app-error.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { SheetError } from '../../../platform/sheets/sheet-table.ts'
import { refusedField } from '../editing/refused-field.ts'
import { readCentresApart } from '../sheets/process/run-notice-sheet.ts'

const quoteOpen = { bn: 'উদ্ধৃতি চিহ্ন বন্ধ করা হয়নি।', en: 'A quotation mark is opened and never closed' }
const tooMany = { bn: 'একটি আসন বিন্যাসে সর্বোচ্চ ২,০০০টি সারি থাকে।', en: 'A seat plan has 2,000 ranges at most' }

/** Reads the ranges of a sheet and stores nothing. Throws `unsupported_type`, `too_large` and `validation_failed`. */
export function createReadSeatPlanSheet() {
  return implement(readSeatPlanSheet, async ({ body }) => {
    const sheet = await readCentresApart(new Uint8Array(await body.file.arrayBuffer())).catch(refuse)
    if (sheet.ranges.length > maxRanges) throw refusedField('file', 'too_many', tooMany)
    return sheet
  })
}

function refuse(cause: unknown): never {
  if (!(cause instanceof SheetError)) throw cause
  if (cause.fault === 'quote_left_open') throw refusedField('file', cause.fault, quoteOpen)
  const isTooLarge = ['too_large', 'too_many_rows', 'too_many_columns'].includes(cause.fault)
  throw new AppError(isTooLarge ? 'too_large' : 'unsupported_type', { cause })
}
