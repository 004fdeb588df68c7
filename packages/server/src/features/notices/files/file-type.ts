import { AppError } from '../../../platform/errors/app-error.ts'
import { SheetError } from '../../../platform/sheets/sheet-table.ts'
import { checkSheet } from '../sheets/process/run-notice-sheet.ts'

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What a file is by its contents: a PDF, a PNG, a JPEG, a CSV or an XLSX. Throws `unsupported_type` for another. */
export async function fileTypeOf(bytes: Buffer): Promise<string> {
  if (isPdf(bytes)) return 'application/pdf'
  if (isPng(bytes)) return 'image/png'
  if (isJpeg(bytes)) return 'image/jpeg'
  const isZip = bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04'
  if (!isZip && !isText(bytes)) throw new AppError('unsupported_type')
  await checkSheet(bytes).catch(cause => {
    throw cause instanceof SheetError ? new AppError('unsupported_type', { cause }) : cause
  })
  return isZip ? xlsx : 'text/csv; charset=utf-8'
}

/** Begins with its version, and ends with where its table of contents is. */
function isPdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1'))) return false
  return /startxref\s+\d+\s+%%EOF[\s\0]*$/.test(bytes.subarray(-1_024).toString('latin1'))
}

/** Chunk after chunk, from the head to the end of the file. */
function isPng(bytes: Buffer): boolean {
  if (bytes.subarray(0, 8).toString('latin1') !== '\x89PNG\r\n\x1a\n') return false
  let isFirst = true
  for (let at = 8; at + 12 <= bytes.length; isFirst = false) {
    const type = bytes.subarray(at + 4, at + 8).toString('latin1')
    if (isFirst && type !== 'IHDR') return false
    at += 12 + bytes.readUInt32BE(at)
    if (type === 'IEND') return at === bytes.length
  }
  return false
}

/** Segment after segment up to the picture, which has an end; cameras write more behind it. */
function isJpeg(bytes: Buffer): boolean {
  if (bytes.subarray(0, 3).toString('latin1') !== '\xff\xd8\xff') return false
  let hasFrame = false
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return false
    const marker = bytes[at + 1]!
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) hasFrame = true
    if (marker === 0xda) return hasFrame && bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > at
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return false
}

/** No page, no program: a text of which no program would make more than a table. */
function isText(bytes: Buffer): boolean {
  const hasMark = bytes.length > 1 && [0xfeff, 0xfffe].includes(bytes.readUInt16BE(0))
  if (!hasMark && bytes.includes(0)) return false
  const head = bytes
    .subarray(0, 1_024)
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart()
  return !/^(?:<|%!|#!|\{|%PDF)/.test(head)
}
