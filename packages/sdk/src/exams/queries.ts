import type { Home } from '@prostuti/contract'
import { focusManager, onlineManager, QueryClient, QueryObserver, type QueryObserverResult } from '@tanstack/query-core'
import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Prostuti } from '../client.ts'
import type { ApiError } from '../errors.ts'
import { flipBookmarks } from './flip-bookmarks.ts'
import { type BookmarkTarget, createHallApi, type ExamListFilter, type Hall, type StandingsFilter } from './hall-api.ts'

/** What a screen reads of something the server knows. The last data stay while newer are fetched or cannot be. */
export interface QueryView<T> {
  readonly status: 'pending' | 'success' | 'error'
  readonly data: T | undefined
  readonly error: ApiError | null
  readonly isFetching: boolean
  refetch(): void
}

export type QueryStore<T> = ReadableAtom<QueryView<T>>

type Mode = 'live' | 'archive'
type ParticipatedFilter = NonNullable<Parameters<Hall['participated']>[0]>

export interface ExamQueries {
  readonly $home: QueryStore<Home>
  $examList(filter?: ExamListFilter): QueryStore<Awaited<ReturnType<Hall['exams']>>>
  /** What I took part in, newest first, live and archive apart. */
  $participated(filter?: ParticipatedFilter): QueryStore<Awaited<ReturnType<Hall['participated']>>>
  $exam(exam: string, mode?: Mode): QueryStore<Awaited<ReturnType<Hall['exam']>>>
  $result(exam: string, mode?: Mode): QueryStore<Awaited<ReturnType<Hall['result']>>>
  $standings(exam: string, filter?: StandingsFilter): QueryStore<Awaited<ReturnType<Hall['standings']>>>
  $solutions(exam: string, mode?: Mode): QueryStore<Awaited<ReturnType<Hall['solutions']>>>
  /**
   * Puts a bookmark on or takes it away: at once in everything that is shown here, and back again where the server
   * refuses (the promise then rejects with its `ApiError`).
   */
  setBookmark(target: BookmarkTarget, bookmarked: boolean): Promise<void>
  /** Everything that depends on who is signed in is asked again; done by itself when that changes. */
  invalidate(): Promise<void>
}

/** Data younger than this are not asked for again by a second screen. */
const freshMs = 15_000

/**
 * The server's state as stores, over query-core: one request for however many screens, tried again three times while
 * that makes sense, and refreshed when the page is looked at again or the network is back.
 *
 * @example
 * const { $examList } = createQueries(prostuti)
 * $examList({ state: 'upcoming' }).subscribe(({ status, data }) => …)
 */
export function createQueries({ auth, http }: Pick<Prostuti, 'auth' | 'http'>): ExamQueries {
  const hall = createHallApi(http)
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: freshMs, retry: isWorthTrying, networkMode: 'online' } },
  })
  // From now on it hears of focus and network.
  client.mount()
  const stores = new Map<string, QueryStore<unknown>>()
  const wishes = new Map<string, Promise<void>>()
  const invalidate = () => client.invalidateQueries()

  /** One store for one question, however often it is asked. */
  function query<T>(key: readonly unknown[], fetch: () => Promise<T>): QueryStore<T> {
    const name = JSON.stringify(key)
    const known = stores.get(name) as QueryStore<T> | undefined
    const store = known ?? createStore<T>(client, key, fetch)
    stores.set(name, store)
    return store
  }

  function showBookmark(target: BookmarkTarget, bookmarked: boolean): void {
    for (const { queryKey, state } of client.getQueryCache().getAll()) {
      const data = flipBookmarks(state.data, target, bookmarked)
      if (data !== state.data) client.setQueryData(queryKey, data, { updatedAt: state.dataUpdatedAt })
    }
  }

  auth.$user.listen((user, old) => {
    if (user?.id !== old?.id) void invalidate()
  })

  return {
    $home: query(['home'], hall.home),
    $examList: (filter = {}) => query(['list', filter], () => hall.exams(filter)),
    $participated: (filter = {}) => query(['participated', filter], () => hall.participated(filter)),
    $exam: (exam, mode) => query(['exam', exam, mode], () => hall.exam(exam, mode)),
    $result: (exam, mode) => query(['result', exam, mode], () => hall.result(exam, mode)),
    $standings: (exam, filter = {}) => query(['standings', exam, filter], () => hall.standings(exam, filter)),
    $solutions: (exam, mode) => query(['solutions', exam, mode], () => hall.solutions(exam, mode)),
    async setBookmark(target, bookmarked) {
      showBookmark(target, bookmarked)
      const name = JSON.stringify(target)
      const send = () => (bookmarked ? hall.bookmark(target) : hall.unbookmark(target))
      // One after another: undoing at once must not overtake what it undoes.
      const turn = (wishes.get(name) ?? Promise.resolve()).then(send, send)
      wishes.set(name, turn)
      try {
        await turn
      } catch (error) {
        if (wishes.get(name) === turn) showBookmark(target, !bookmarked)
        throw error
      }
    },
    invalidate,
  }
}

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
