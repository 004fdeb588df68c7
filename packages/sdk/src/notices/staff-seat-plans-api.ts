import type { SeatPlanSheet, StaffSeatPlan, WirePart } from '@prostuti/contract'
import {
  createSeatPlan,
  deleteSeatPlan,
  getStaffSeatPlan,
  readSeatPlanSheet,
  updateSeatPlan,
} from '@prostuti/contract/notices/staff-operations'
import type { Prostuti } from '../client.ts'
import { formOf } from '../http/form-of.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'

/** A seat plan as staff write it. */
export type NewSeatPlan = WirePart<'notices.createSeatPlan', 'body'>
type SeatPlanChanges = WirePart<'notices.updateSeatPlan', 'body'>

/** The calls by which staff keep seat plans. */
export interface StaffSeatPlansApi {
  get(id: string): Promise<StaffSeatPlan>
  create(plan: NewSeatPlan): Promise<StaffSeatPlan>
  /** Throws `conflict` where it was saved since `revision`. */
  update(id: string, changes: SeatPlanChanges): Promise<StaffSeatPlan>
  delete(id: string): Promise<void>
  /** The centres of an `.xlsx` or `.csv` file; stores nothing. Throws `unsupported_type` for what is no sheet. */
  readSheet(file: File): Promise<SeatPlanSheet>
}

/** The body goes as a form. */
const inForm = {} as { body: never }

/**
 * `StaffSeatPlansApi` of a client.
 *
 * @example const { ranges, refused } = await staffSeatPlansApiOf(prostuti).readSheet(file)
 */
export function staffSeatPlansApiOf({ http }: Pick<Prostuti, 'http'>): StaffSeatPlansApi {
  return {
    get: id => http.call(getStaffSeatPlan, { params: { id } }, { fresh: true }),
    create: plan =>
      oncePerIntent(http, JSON.stringify({ create: 'seat plan', plan }), idempotencyKey =>
        http.call(createSeatPlan, { body: plan }, { idempotencyKey }),
      ),
    update: (id, body) => http.call(updateSeatPlan, { params: { id }, body }),
    delete: id => http.call(deleteSeatPlan, { params: { id } }),
    readSheet: file => http.call(readSeatPlanSheet, inForm, { form: formOf(file) }),
  }
}
