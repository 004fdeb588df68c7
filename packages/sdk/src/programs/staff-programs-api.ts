import type { ReturnsOf, StaffProgram, WirePart } from '@prostuti/contract'
import {
  createProgram,
  deleteProgram,
  duplicateProgram,
  getStaffProgram,
  listStaffProgramNames,
  listStaffPrograms,
  updateProgram,
} from '@prostuti/contract/programs/staff-operations'
import type { Prostuti } from '../client.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

type ListQuery = NonNullable<WirePart<'programs.listStaffPrograms', 'query'>>

/** Which programs staff list, and in which order. */
export interface StaffProgramFilter extends PageFilter, Pick<ListQuery, 'search' | 'state' | 'sort'> {
  decreasing?: boolean
}

/** A program as staff write it. */
export type NewProgram = WirePart<'programs.createProgram', 'body'>
/** The fields of a program that change, and the revision that they were read with. */
export type ProgramChanges = WirePart<'programs.updateProgram', 'body'>

/** The calls by which staff keep programs; a moderator's alone. */
export interface StaffProgramsApi {
  /** Drafts and unpublished ones too. */
  list(filter?: StaffProgramFilter): Promise<ReturnsOf<'programs.listStaffPrograms'>>
  /** To choose from: a hundred at most. */
  names(): Promise<ReturnsOf<'programs.listStaffProgramNames'>['results']>
  get(id: string): Promise<StaffProgram>
  create(program: NewProgram): Promise<StaffProgram>
  /** A draft with its texts, price and routine. */
  duplicate(id: string): Promise<StaffProgram>
  /** Throws `conflict` where it was saved since `revision`. */
  update(id: string, changes: ProgramChanges): Promise<StaffProgram>
  /** Throws `conflict`, with what stands against it as `fields`. */
  delete(id: string): Promise<void>
}

/**
 * `StaffProgramsApi` of a client.
 *
 * @example const { results } = await staffProgramsApiOf(prostuti).list({ state: 'draft' })
 */
export function staffProgramsApiOf({ http }: Pick<Prostuti, 'http'>): StaffProgramsApi {
  return {
    list: ({ search, state, sort, decreasing, ...page } = {}) =>
      http.call(listStaffPrograms, {
        query: { search, state, sort, decreasing: decreasing ? 'true' : undefined, ...pageQueryOf(page) },
      }),
    names: async () => (await http.call(listStaffProgramNames, { query: { page_size: 100 } })).results,
    get: id => http.call(getStaffProgram, { params: { id } }, { fresh: true }),
    create: program =>
      oncePerIntent(http, JSON.stringify({ create: 'program', program }), idempotencyKey =>
        http.call(createProgram, { body: program }, { idempotencyKey }),
      ),
    duplicate: id =>
      oncePerIntent(http, JSON.stringify({ duplicate: 'program', id }), idempotencyKey =>
        http.call(duplicateProgram, { params: { id }, body: {} }, { idempotencyKey }),
      ),
    update: (id, body) => http.call(updateProgram, { params: { id }, body }),
    delete: id => http.call(deleteProgram, { params: { id } }),
  }
}
