import type { ReturnsOf, StaffRoutine, WirePart } from '@prostuti/contract'
import {
  createRoutine,
  deleteRoutine,
  getStaffRoutine,
  listRoutines,
  updateRoutine,
} from '@prostuti/contract/programs/staff-operations'
import type { Prostuti } from '../client.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

/** Which routines staff list. */
export interface StaffRoutineFilter extends PageFilter {
  /** Part of the program's title. */
  search?: string
}

/** A program's routine as staff write it. */
export type NewRoutine = WirePart<'programs.createRoutine', 'body'>
/** The fields of a routine that change, and the revision that they were read with. */
export type RoutineChanges = WirePart<'programs.updateRoutine', 'body'>

/** The calls by which staff keep routines; a routine's id is its program's. */
export interface StaffRoutinesApi {
  list(filter?: StaffRoutineFilter): Promise<ReturnsOf<'programs.listRoutines'>>
  /** Throws `not_found` for a program without one. */
  get(id: string): Promise<StaffRoutine>
  /** Throws `conflict` for a program that has one. */
  create(routine: NewRoutine): Promise<StaffRoutine>
  /** Throws `conflict` where it was saved since `revision`. */
  update(id: string, changes: RoutineChanges): Promise<StaffRoutine>
  delete(id: string): Promise<void>
}

/**
 * `StaffRoutinesApi` of a client.
 *
 * @example const routine = await staffRoutinesApiOf(prostuti).get('12')
 */
export function staffRoutinesApiOf({ http }: Pick<Prostuti, 'http'>): StaffRoutinesApi {
  return {
    list: ({ search, ...page } = {}) => http.call(listRoutines, { query: { search, ...pageQueryOf(page) } }),
    get: id => http.call(getStaffRoutine, { params: { id } }, { fresh: true }),
    create: routine =>
      oncePerIntent(http, JSON.stringify({ create: 'routine', routine }), idempotencyKey =>
        http.call(createRoutine, { body: routine }, { idempotencyKey }),
      ),
    update: (id, body) => http.call(updateRoutine, { params: { id }, body }),
    delete: id => http.call(deleteRoutine, { params: { id } }),
  }
}
