import type { Person, ReturnsOf, WirePart } from '@prostuti/contract'
import {
  deletePerson,
  getPerson,
  listUsers,
  signOutDeviceOf,
  signOutPerson,
  startViewAs,
} from '@prostuti/contract/core/staff-operations'
import type { Prostuti } from '../client.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

type ListQuery = NonNullable<WirePart<'core.listUsers', 'query'>>

/** Which people are listed, and in which order. */
export type PeopleFilter = PageFilter & Pick<ListQuery, 'search' | 'kind' | 'program' | 'goal' | 'sort'>

/** The calls by which staff find and help people. */
export interface StaffPeopleApi {
  /** Everybody, or whom a search and filters find; e-mails are covered. */
  list(filter?: PeopleFilter): Promise<ReturnsOf<'core.listUsers'>>
  /** One person, with all that staff may know of them. */
  get(id: string): Promise<Person>
  /** Signs them out on all devices. Throws `live_attempt_open` while they sit a live exam. */
  signOut(id: string, reason: WirePart<'core.signOutPerson', 'body'>): Promise<ReturnsOf<'core.signOutPerson'>>
  /** The same on one device. */
  signOutDevice(id: string, device: string, reason: WirePart<'core.signOutDeviceOf', 'body'>): Promise<void>
  /** Opens the learner's side as a person sees it; `beginViewAs` of `@prostuti/sdk/auth/view-as` then shows it. */
  startViewAs(asked: WirePart<'core.startViewAs', 'body'>): Promise<ReturnsOf<'core.startViewAs'>>
  /** Deletes their account; `word` is the first of their name. Throws `conflict` while a payment of theirs is held. */
  delete(id: string, asked: WirePart<'core.deletePerson', 'body'>): Promise<void>
}

/**
 * `StaffPeopleApi` of a client.
 *
 * @example const { results } = await staffPeopleApiOf(prostuti).list({ search: 'নুসরাত' })
 */
export function staffPeopleApiOf({ http }: Pick<Prostuti, 'http'>): StaffPeopleApi {
  return {
    list: ({ search, kind, program, goal, sort, ...page } = {}) =>
      http.call(listUsers, { query: { search, kind, program, goal, sort, ...pageQueryOf(page) } }),
    get: id => http.call(getPerson, { params: { id } }, { fresh: true }),
    signOut: (id, body) => http.call(signOutPerson, { params: { id }, body }),
    signOutDevice: (id, device, body) => http.call(signOutDeviceOf, { params: { id, device }, body }),
    startViewAs: body => http.call(startViewAs, { body }),
    delete: (id, body) => http.call(deletePerson, { params: { id }, body }),
  }
}
