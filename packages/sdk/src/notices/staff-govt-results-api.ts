import type { ResultSheet, StaffGovtResult, WirePart } from '@prostuti/contract'
import {
  createGovtResult,
  deleteGovtResult,
  getResultSheet,
  getStaffGovtResult,
  importResultSheet,
  readResultSheet,
  updateGovtResult,
} from '@prostuti/contract/notices/staff-operations'
import type { Prostuti } from '../client.ts'
import { formOf } from '../http/form-of.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'
import { randomUuid } from '../random.ts'

/** A government result as staff write it, without its numbers. */
export type NewGovtResult = WirePart<'notices.createGovtResult', 'body'>
type GovtResultChanges = WirePart<'notices.updateGovtResult', 'body'>
type Columns = WirePart<'notices.importResultSheet', 'body'>['columns']

/** The calls by which staff keep government results and bring their numbers in. */
export interface StaffGovtResultsApi {
  get(id: string): Promise<StaffGovtResult>
  create(result: NewGovtResult): Promise<StaffGovtResult>
  /** Throws `conflict` where it was saved since `revision`. */
  update(id: string, changes: GovtResultChanges): Promise<StaffGovtResult>
  delete(id: string): Promise<void>
  /** An `.xlsx` or `.csv` file, read in the background: `core.task` says how far it is. */
  readSheet(id: string, file: File): Promise<ResultSheet>
  /** The last one of a result. */
  sheet(id: string): Promise<ResultSheet>
  /** Puts the sheet's numbers in the place of the result's, all at once, in the background. */
  importSheet(id: string, columns: Columns): Promise<ResultSheet>
}

/** The body goes as a form. */
const inForm = {} as { body: never }

/**
 * `StaffGovtResultsApi` of a client.
 *
 * @example const { job } = await staffGovtResultsApiOf(prostuti).readSheet(id, file)
 */
export function staffGovtResultsApiOf({ http }: Pick<Prostuti, 'http'>): StaffGovtResultsApi {
  return {
    get: id => http.call(getStaffGovtResult, { params: { id } }, { fresh: true }),
    create: result =>
      oncePerIntent(http, JSON.stringify({ create: 'result', result }), idempotencyKey =>
        http.call(createGovtResult, { body: result }, { idempotencyKey }),
      ),
    update: (id, body) => http.call(updateGovtResult, { params: { id }, body }),
    delete: id => http.call(deleteGovtResult, { params: { id } }),
    // Each file is an intent of its own: two of one name may differ.
    readSheet: (id, file) =>
      http.call(readResultSheet, { params: { id }, ...inForm }, { form: formOf(file), idempotencyKey: randomUuid() }),
    sheet: id => http.call(getResultSheet, { params: { id } }, { fresh: true }),
    importSheet: (id, columns) => http.call(importResultSheet, { params: { id }, body: { columns } }),
  }
}
