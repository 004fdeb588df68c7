import type {
  Circular,
  CircularActOutcome,
  CircularState,
  ReturnsOf,
  StaffCircular,
  WirePart,
} from '@prostuti/contract'
import {
  changeCirculars,
  createCircular,
  deleteCircular,
  getStaffCircular,
  listStaffCirculars,
  previewCircular,
  updateCircular,
} from '@prostuti/contract/circulars/staff-operations'
import type { Prostuti } from '../client.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

type ListQuery = NonNullable<WirePart<'circulars.listStaffCirculars', 'query'>>
type Passed = 'search' | 'category' | 'employment_status' | 'district' | 'date_l' | 'date_r' | 'sortBy'

/** Which circulars staff list; what is left out does not narrow the list. */
export interface StaffCircularFilter extends PageFilter, Pick<ListQuery, Passed> {
  /** Left out: as the server has it. */
  states?: readonly CircularState[]
  /** Those without a deadline too; left out: where no range of deadlines is asked for. */
  withoutDeadline?: boolean
  decreasing?: boolean
}

/** A circular as staff write it. */
export type NewCircular = WirePart<'circulars.createCircular', 'body'>
/** The fields that change, and the revision that they were read with. */
export type CircularChanges = WirePart<'circulars.updateCircular', 'body'>
/** One act on many circulars. */
export type CircularsChange = Omit<WirePart<'circulars.changeCirculars', 'body'>, 'dry_run'>

/** The calls by which staff keep job circulars; a moderator's alone. */
export interface StaffCircularsApi {
  /** Of every state, with how many there are in each. */
  list(filter?: StaffCircularFilter): Promise<ReturnsOf<'circulars.listStaffCirculars'>>
  /** What is typed, and what learners read. */
  get(id: string): Promise<StaffCircular>
  /** A draft. Throws `validation_failed`. */
  create(circular: NewCircular): Promise<StaffCircular>
  /** Throws `conflict` where it was saved since `revision`, and `validation_failed`. */
  update(id: string, changes: CircularChanges): Promise<StaffCircular>
  /** To the deleted ones, from where it can be taken back. */
  delete(id: string): Promise<void>
  /** Approves, publishes, sends back, deletes, or takes the last act back. */
  change(change: CircularsChange): Promise<CircularActOutcome>
  /** What `change` would do; nothing changes. */
  foresee(change: CircularsChange): Promise<CircularActOutcome>
  /** What learners would read of it; nothing is saved. */
  preview(circular: NewCircular): Promise<Circular>
}

const flag = (value: boolean | undefined) => (value === undefined ? undefined : (`${value}` as const))

/**
 * `StaffCircularsApi` of a client.
 *
 * @example const { results, states } = await staffCircularsApiOf(prostuti).list({ states: [0, 1] })
 */
export function staffCircularsApiOf({ http }: Pick<Prostuti, 'http'>): StaffCircularsApi {
  return {
    list: ({ states, withoutDeadline, decreasing, page, pageSize, cursor, ...filter } = {}) =>
      http.call(listStaffCirculars, {
        query: {
          ...filter,
          state: states?.join(','),
          null_deadline: flag(withoutDeadline),
          decreasing: flag(decreasing),
          ...pageQueryOf({ page, pageSize, cursor }),
        },
      }),
    get: id => http.call(getStaffCircular, { params: { id }, query: { details: 'true' } }, { fresh: true }),
    create: circular =>
      oncePerIntent(http, JSON.stringify({ create: 'circular', circular }), idempotencyKey =>
        http.call(createCircular, { body: circular }, { idempotencyKey }),
      ),
    update: (id, body) => http.call(updateCircular, { params: { id }, body }),
    delete: id => http.call(deleteCircular, { params: { id } }),
    change: body => http.call(changeCirculars, { body }),
    foresee: body => http.call(changeCirculars, { body: { ...body, dry_run: true } }),
    preview: body => http.call(previewCircular, { body }),
  }
}
