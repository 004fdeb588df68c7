import type { Home, ParticipatedExam } from '@prostuti/contract'
import { focusManager, onlineManager, QueryClient, QueryObserver, type QueryObserverResult } from '@tanstack/query-core'
import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Prostuti } from '../client.ts'
import type { ApiError } from '../http/api-error.ts'
import { bookmarksOf } from './bookmarks/bookmarks.ts'
import { flipBookmarks } from './bookmarks/flip-bookmarks.ts'
import {
  type BookmarkTarget,
  createExamsApi,
  type ExamListFilter,
  type ExamsApi,
  type StandingsFilter,
} from './exams-api.ts'

/** What a screen reads of something the server knows. The last data stay while newer are fetched or cannot be. */
export interface QueryView<T> {
  readonly status: 'pending' | 'success' | 'error'
  readonly data: T | undefined
  readonly error: ApiError | null
  readonly isFetching: boolean
  refetch(): void
}

export type QueryStore<T> = ReadableAtom<QueryView<T>>

/** An answer that a page already shows: its server asked in somebody's name and drew what came. */
export interface Drawn<T> {
  readonly data: T
  /** In whose name; null: a visitor's. */
  readonly person: string | null
  /** How long ago, ms. */
  readonly age: number
}

/** What of a client the queries use; with its `exams` they hear when the server has received a sheet. */
type QueriesClient = Pick<Prostuti, 'auth' | 'http'> & Partial<Pick<Prostuti, 'exams' | 'platform'>>

type Mode = 'live' | 'archive'
type ParticipatedFilter = NonNullable<Parameters<ExamsApi['participated']>[0]>

export interface ExamQueries {
  readonly $home: QueryStore<Home>
  $examList(filter?: ExamListFilter): QueryStore<Awaited<ReturnType<ExamsApi['exams']>>>
  /** What I took part in, newest first, live and archive apart. */
  $participated(filter?: ParticipatedFilter): QueryStore<Awaited<ReturnType<ExamsApi['participated']>>>
  /** The exam that I handed in last; null where there is none yet. */
  readonly $lastTaken: QueryStore<ParticipatedExam | null>
  $exam(exam: string, mode?: Mode): QueryStore<Awaited<ReturnType<ExamsApi['exam']>>>
  $result(exam: string, mode?: Mode): QueryStore<Awaited<ReturnType<ExamsApi['result']>>>
  $standings(exam: string, filter?: StandingsFilter): QueryStore<Awaited<ReturnType<ExamsApi['standings']>>>
  $solutions(exam: string, mode?: Mode): QueryStore<Awaited<ReturnType<ExamsApi['solutions']>>>
  /**
   * Takes what a page already shows for the store's answer, so that it is not asked for a second time: only where it is this
   * person's own, and never in the place of something that the server has told since.
   */
  adopt<T>(store: QueryStore<T>, drawn: Drawn<T>): void
  /**
   * Puts a bookmark on or takes it away: at once in everything that is shown here, and back again where the server
   * refuses (the promise then rejects with its `ApiError`). `bookmarksOf` tells others on the page of it too.
   */
  setBookmark(target: BookmarkTarget, bookmarked: boolean): Promise<void>
  /** Everything is asked again; done by itself when somebody else signs in, and when the server has received a sheet. */
  invalidate(): Promise<void>
}

/** Data younger than this are not asked for again by a second screen. */
const freshMs = 15_000
/** So long a page may take from being drawn until it wakes up: on a poor network its code comes much later. */
const wakingMs = 60_000

/**
 * The server's state as stores, over query-core: one request for however many screens, tried again three times while
 * that makes sense, and refreshed when the page is looked at again or the network is back.
 *
 * @example
 * const { $examList } = createQueries(prostuti)
 * $examList({ state: 'upcoming' }).subscribe(({ status, data }) => …)
 */
export function createQueries({ auth, http, exams, platform }: QueriesClient): ExamQueries {
  const api = createExamsApi(http)
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: freshMs, retry: isWorthTrying, networkMode: 'online' } },
  })
  // From now on it hears of focus and network.
  client.mount()
  const stores = new Map<string, QueryStore<unknown>>()
  const keys = new WeakMap<QueryStore<unknown>, readonly unknown[]>()
  const bookmarks = bookmarksOf({ http, platform })
  const invalidate = () => client.invalidateQueries()

  /** One store for one question, however often it is asked. */
  function query<T>(key: readonly unknown[], fetch: () => Promise<T>): QueryStore<T> {
    const name = JSON.stringify(key)
    const known = stores.get(name) as QueryStore<T> | undefined
    const store = known ?? createStore<T>(client, key, () => withBookmarks(fetch))
    stores.set(name, store)
    keys.set(store, key)
    return store
  }

  /** An answer may be of before a bookmark that was set meanwhile, as by somebody who has signed in for it. */
  async function withBookmarks<T>(fetch: () => Promise<T>): Promise<T> {
    const changes = bookmarks.pending()
    const stop = bookmarks.onChange((...change) => changes.push(change))
    try {
      const answer = await fetch()
      return changes.reduce((flipped, change) => flipBookmarks(flipped, ...change), answer)
    } finally {
      stop()
    }
  }

  function showBookmark(target: BookmarkTarget, bookmarked: boolean): void {
    for (const { queryKey, state } of client.getQueryCache().getAll()) {
      const data = flipBookmarks(state.data, target, bookmarked)
      if (data !== state.data) client.setQueryData(queryKey, data, { updatedAt: state.dataUpdatedAt })
    }
  }

  bookmarks.onChange(showBookmark)
  auth.$user.listen((user, old) => {
    if (user?.id === old?.id) return
    // Running requests were made in the name of the previous person.
    void client.cancelQueries()
    void invalidate()
  })

  // The server has a sheet: lists and results beside the player know nothing of it yet.
  exams?.$outbox.listen((waiting, before) => {
    if (waiting.length < (before?.length ?? 0)) void invalidate()
  })

  return {
    $home: query(['home'], api.home),
    $examList: (filter = {}) => query(['list', filter], () => api.exams(filter)),
    $participated: (filter = {}) => query(['participated', filter], () => api.participated(filter)),
    $lastTaken: query(['last-taken'], async () => lastOf((await api.participated()).results)),
    $exam: (exam, mode) => query(['exam', exam, mode], () => api.exam(exam, mode)),
    $result: (exam, mode) => query(['result', exam, mode], () => api.result(exam, mode)),
    $standings: (exam, filter = {}) => query(['standings', exam, filter], () => api.standings(exam, filter)),
    $solutions: (exam, mode) => query(['solutions', exam, mode], () => api.solutions(exam, mode)),
    adopt(store, { data, person, age }) {
      const user = auth.$user.get()
      const key = keys.get(store)!
      // Undefined is somebody whose name is not known yet.
      if (user === undefined || (user?.id ?? null) !== person || client.getQueryData(key) !== undefined) return
      client.setQueryData(key, data, { updatedAt: Date.now() - Math.max(age - wakingMs, 0) })
    },
    setBookmark: bookmarks.set,
    invalidate,
  }
}

/** The first row may be of an exam that is still open. */
const lastOf = (rows: readonly ParticipatedExam[]): ParticipatedExam | null =>
  rows.find(row => row.submitted_at !== null) ?? null

/** Where the server has given its answer, asking again gets the same one. */
function isWorthTrying(failures: number, error: Error): boolean {
  return failures < 3 && 'isTransient' in error && error.isTransient === true
}

function createStore<T>(client: QueryClient, queryKey: readonly unknown[], queryFn: () => Promise<T>): QueryStore<T> {
  const observer = new QueryObserver<T, ApiError>(client, { queryKey, queryFn })
  const refetch = () => void observer.refetch()
  const view = ({ status, data, error, isFetching }: QueryObserverResult<T, ApiError>): QueryView<T> => ({
    status,
    data,
    error,
    isFetching,
    refetch,
  })
  const $store = atom(view(observer.getCurrentResult()))
  onMount($store, () => {
    const unsubscribe = observer.subscribe(result => $store.set(view(result)))
    $store.set(view(observer.getCurrentResult()))
    return unsubscribe
  })
  return $store
}

/** query-core watches focus and network by itself in browsers; a host without a window tells it through these. */
export { focusManager, onlineManager }
