import type { CircularImport, ReturnsOf, WirePart } from '@prostuti/contract'
import {
  getCircularImport,
  getCircularTemplate,
  getRefusedCircularRows,
  importCirculars,
  listCircularImportRows,
  listCircularImports,
  mapCircularImport,
  mendCircularImportRow,
  startCircularImport,
  undoCircularImport,
} from '@prostuti/contract/circulars/import-operations'
import type { Prostuti } from '../client.ts'
import { formOf } from '../http/form-of.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'
import { randomUuid } from '../random.ts'

type RowsQuery = NonNullable<WirePart<'circulars.listCircularImportRows', 'query'>>
type Mend = WirePart<'circulars.mendCircularImportRow', 'body'>

/** The calls by which staff bring circulars in from a sheet; a moderator's alone. */
export interface StaffCircularImportsApi {
  /** Everybody's, newest first. */
  list(filter?: PageFilter): Promise<ReturnsOf<'circulars.listCircularImports'>>
  get(id: string): Promise<CircularImport>
  /** What each row becomes. */
  rows(
    id: string,
    filter?: PageFilter & Pick<RowsQuery, 'only'>,
  ): Promise<ReturnsOf<'circulars.listCircularImportRows'>>
  /** An `.xlsx`, `.csv` or `.jsonl` file. */
  send(file: File): Promise<CircularImport>
  /** Says which column holds what; all rows are judged again. */
  map(id: string, columns: WirePart<'circulars.mapCircularImport', 'body'>['columns']): Promise<CircularImport>
  /** Puts a value in the place of one cell, or leaves the row out. */
  mend(id: string, row: number, change: Mend): Promise<ReturnsOf<'circulars.mendCircularImportRow'>>
  /** Throws `conflict` while a row is refused. */
  start(id: string): Promise<CircularImport>
  /** Throws `conflict` once one of its circulars was changed. */
  undo(id: string): Promise<CircularImport>
  /** The refused rows with their reasons, as a file. */
  refusedRows(id: string): Promise<string>
  /** An empty sheet whose columns are texts. */
  template(): Promise<Blob>
}

/** The body goes as a form. */
const inForm = {} as { body: never }

/**
 * `StaffCircularImportsApi` of a client.
 *
 * @example const { id } = await staffCircularImportsApiOf(prostuti).send(file)
 */
export function staffCircularImportsApiOf({ http }: Pick<Prostuti, 'http'>): StaffCircularImportsApi {
  return {
    list: (page = {}) => http.call(listCircularImports, { query: pageQueryOf(page) }),
    get: id => http.call(getCircularImport, { params: { id } }, { fresh: true }),
    rows: (id, { only, ...page } = {}) =>
      http.call(listCircularImportRows, { params: { id }, query: { only, ...pageQueryOf(page) } }),
    // Each file is an intent of its own: two of one name may differ.
    send: file => http.call(importCirculars, inForm, { form: formOf(file), idempotencyKey: randomUuid() }),
    map: (id, columns) => http.call(mapCircularImport, { params: { id }, body: { columns } }),
    mend: (id, row, body) => http.call(mendCircularImportRow, { params: { id, row }, body }),
    start: id =>
      oncePerIntent(http, `start circular import ${id}`, idempotencyKey =>
        http.call(startCircularImport, { params: { id } }, { idempotencyKey }),
      ),
    undo: id => http.call(undoCircularImport, { params: { id } }),
    refusedRows: id => http.call(getRefusedCircularRows, { params: { id } }),
    template: () => http.call(getCircularTemplate) as Promise<unknown> as Promise<Blob>,
  }
}
