import type { QuestionImport, ReturnsOf, WirePart } from '@prostuti/contract'
import {
  getImport,
  getImportTemplate,
  getRefusedRows,
  importSheet,
  listImportRows,
  listImports,
  mendImport,
  startImport,
  undoImport,
  updateImport,
} from '@prostuti/contract/questions/staff-operations'
import type { Prostuti } from '../client.ts'
import { formOf } from '../http/form-of.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'
import { randomUuid } from '../random.ts'

type RowsQuery = NonNullable<WirePart<'questions.listImportRows', 'query'>>

/** The calls by which staff bring sheets of questions in; a moderator's alone. */
export interface StaffImportsApi {
  /** Everybody's, newest first; by the name of the file or of the person. */
  list(filter?: PageFilter & { search?: string }): Promise<ReturnsOf<'questions.listImports'>>
  get(id: string): Promise<QuestionImport>
  /** What each row came to. */
  rows(id: string, filter?: PageFilter & Pick<RowsQuery, 'only'>): Promise<ReturnsOf<'questions.listImportRows'>>
  /** An `.xlsx` or `.csv` file. */
  send(file: File): Promise<QuestionImport>
  /** A Google Sheet that everybody with the link may read. Throws `validation_failed` for another address. */
  fetch(url: string): Promise<QuestionImport>
  /** Says which column holds what; all rows are judged again. */
  map(id: string, mapping: WirePart<'questions.updateImport', 'body'>): Promise<QuestionImport>
  /** Puts mended rows in the places of refused ones. Throws `validation_failed` for a file of another sheet. */
  mend(id: string, file: File): Promise<QuestionImport>
  /** Throws `conflict` while a row is refused, and for a sheet that is in the bank already. */
  start(id: string): Promise<QuestionImport>
  /** Throws `conflict` once an exam asks one of its questions, or one was changed. */
  undo(id: string): Promise<QuestionImport>
  /** The refused rows with their reasons, as a file to mend. */
  refusedRows(id: string): Promise<string>
  /** An empty sheet whose columns are texts. */
  template(): Promise<Blob>
}

/** The body goes as a form. */
const inForm = {} as { body: never }

/**
 * `StaffImportsApi` of a client.
 *
 * @example const { id } = await staffImportsApiOf(prostuti).send(file)
 */
export function staffImportsApiOf({ http }: Pick<Prostuti, 'http'>): StaffImportsApi {
  return {
    list: ({ search, ...page } = {}) => http.call(listImports, { query: { search, ...pageQueryOf(page) } }),
    get: id => http.call(getImport, { params: { id } }, { fresh: true }),
    rows: (id, { only, ...page } = {}) =>
      http.call(listImportRows, { params: { id }, query: { only, ...pageQueryOf(page) } }),
    // Each file is an intent of its own: two of one name may differ.
    send: file => http.call(importSheet, inForm, { form: formOf(file), idempotencyKey: randomUuid() }),
    fetch: url =>
      oncePerIntent(http, `fetch ${url}`, idempotencyKey =>
        http.call(importSheet, { body: { url } }, { idempotencyKey }),
      ),
    map: (id, body) => http.call(updateImport, { params: { id }, body }),
    mend: (id, file) => http.call(mendImport, { params: { id }, ...inForm }, { form: formOf(file) }),
    start: id =>
      oncePerIntent(http, `start import ${id}`, idempotencyKey =>
        http.call(startImport, { params: { id } }, { idempotencyKey }),
      ),
    undo: id => http.call(undoImport, { params: { id } }),
    refusedRows: id => http.call(getRefusedRows, { params: { id } }),
    template: () => http.call(getImportTemplate) as Promise<unknown> as Promise<Blob>,
  }
}
