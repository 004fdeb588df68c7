import type {
  Circular,
  CircularFilters,
  CircularForm,
  CircularSort,
  KeptSearch,
  MyCircular,
  ReturnsOf,
  WirePart,
} from '@prostuti/contract'
import {
  createCircularBookmark,
  createKeptSearch,
  deleteCircularBookmark,
  deleteKeptSearch,
  getCircular,
  getCircularForm,
  getMyCircular,
  listBookmarkedCirculars,
  listCirculars,
  listKeptSearches,
  openKeptSearch,
  updateKeptSearch,
} from '@prostuti/contract/circulars/operations'
import type { Prostuti } from '../client.ts'
import type { CallOptions } from '../http/http.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'
import { filterQueryOf } from './filter-query.ts'

/** Which job circulars to list. */
export interface CircularListFilter extends CircularFilters, PageFilter {
  /** Default: by deadline, those without one last. */
  sortBy?: CircularSort
  decreasing?: boolean
}

/** A search that is to be kept. */
export type NewKeptSearch = WirePart<'circulars.createKeptSearch', 'body'>
/** What may change of a kept search. */
export type KeptSearchChanges = WirePart<'circulars.updateKeptSearch', 'body'>

/** `signal` gives an outdated call up; a `fresh` answer passes every cache, and says what time it is. */
type Options = Pick<CallOptions, 'signal' | 'fresh'>

/** The calls of circulars; all go to `jobsBase` of the client. */
export interface CircularsApi {
  /** Those that are open or open later. */
  circulars(filter?: CircularListFilter, options?: Options): Promise<ReturnsOf<'circulars.listCirculars'>>
  /** What the filters offer, each with how many circulars it would leave. */
  form(filters?: CircularFilters, options?: Options): Promise<CircularForm>
  /** Ended ones too. */
  circular(id: string, options?: Options): Promise<Circular>
  /** What this person has of it; needs a signed-in person, as all that follows. */
  myCircular(id: string): Promise<MyCircular>
  setBookmark(id: string, bookmarked: boolean): Promise<ReturnsOf<'circulars.createCircularBookmark'>>
  bookmarkedCirculars(page?: PageFilter): Promise<ReturnsOf<'circulars.listBookmarkedCirculars'>>
  /** Newest first, all of them: there are at most ten. */
  keptSearches(): Promise<ReturnsOf<'circulars.listKeptSearches'>>
  /** The same filters twice are one search. Throws `conflict` where ten are kept already. */
  createKeptSearch(search: NewKeptSearch, intent?: string): Promise<KeptSearch>
  updateKeptSearch(id: string, changes: KeptSearchChanges): Promise<KeptSearch>
  /** One has looked at what it finds. */
  openKeptSearch(id: string): Promise<KeptSearch>
  deleteKeptSearch(id: string): Promise<void>
}

/**
 * Job circulars: the list with its counts, one of them, and searches that a person keeps.
 * @example const { results } = await circularsApiOf(prostuti).circulars({ category: ['bank'] })
 */
export function circularsApiOf({ http }: Pick<Prostuti, 'http'>): CircularsApi {
  return {
    circulars: ({ sortBy, decreasing, page, pageSize, cursor, ...filters } = {}, options) =>
      http.call(
        listCirculars,
        {
          query: {
            ...filterQueryOf(filters),
            sortBy,
            decreasing: decreasing ? 'true' : undefined,
            ...pageQueryOf({ page, pageSize, cursor }),
          },
        },
        options,
      ),
    form: (filters = {}, options) => http.call(getCircularForm, { query: filterQueryOf(filters) }, options),
    circular: (id, options) => http.call(getCircular, { params: { id } }, options),
    myCircular: id => http.call(getMyCircular, { params: { id } }),
    setBookmark: (id, bookmarked) =>
      http.call(bookmarked ? createCircularBookmark : deleteCircularBookmark, { params: { id } }),
    bookmarkedCirculars: (page = {}) => http.call(listBookmarkedCirculars, { query: pageQueryOf(page) }),
    keptSearches: () => http.call(listKeptSearches),
    createKeptSearch: (search, intent) => {
      const create = (idempotencyKey: string) => http.call(createKeptSearch, { body: search }, { idempotencyKey })
      return intent ? create(intent) : oncePerIntent(http, JSON.stringify({ create: 'kept search', search }), create)
    },
    updateKeptSearch: (id, body) => http.call(updateKeptSearch, { params: { id }, body }),
    openKeptSearch: id => http.call(openKeptSearch, { params: { id } }),
    deleteKeptSearch: id => http.call(deleteKeptSearch, { params: { id } }),
  }
}
