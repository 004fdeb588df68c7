import { type BankFormat, type ExportFormat, exportFormats } from '@prostuti/contract/questions/formats'

/** Names that every language writes so. */
export const formatName: Readonly<Record<BankFormat, string>> = {
  xlsx: 'XLSX',
  gift: 'GIFT',
  moodle_xml: 'Moodle XML',
  aiken: 'Aiken',
  qti: 'QTI 2.1/3',
}

export const isOut = (format: BankFormat): format is ExportFormat => exportFormats.some(out => out === format)
