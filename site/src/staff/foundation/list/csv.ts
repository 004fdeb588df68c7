import { csvFile } from '@prostuti/contract/csv'
import type { CsvColumn } from './list-types.ts'

/** Rows of a list as a file for a spreadsheet, its first line the columns' names. */
export const toCsv = <Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string =>
  csvFile([columns.map(({ header }) => header), ...rows.map(row => columns.map(column => column.value(row)))])
