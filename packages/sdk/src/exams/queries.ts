import type { Home, ParticipatedExam } from '@prostuti/contract'
import type { Prostuti } from '../client.ts'
import { type QueryCache, type QueryStore, queryCacheOf } from '../queries/index.ts'
import { bookmarksOf } from './bookmarks/bookmarks.ts'
import { flipBookmarks } from './bookmarks/flip-bookmarks.ts'
import {
  type BookmarkTarget,
  createExamsApi,
  type ExamListFilter,
  type ExamsApi,
  type StandingsFilter,
} from './exams-api.ts'

export { type Drawn, focusManager, onlineManager, type QueryStore, type QueryView } from '../queries/index.ts'

/** What of a client the queries use; with its `exams` they hear when the server has received a sheet. */
type QueriesClient = Pick<Prostuti, 'auth' | 'http'> & Partial<Pick<Prostuti, 'exams' | 'platform'>>

type Mode = 'live' | 'archive'
type ParticipatedFilter = NonNullable<Parameters<ExamsApi['participated']>[0]>

/** Lists of exams as stores, cached and renewed. */
export interface ExamQueries extends Pick<QueryCache, 'adopt' | 'invalidate'> {
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
   * Puts a bookmark on or takes it away: at once in everything that is shown here, and back again where the server
   * refuses (the promise then rejects with its `ApiError`). `bookmarksOf` notifies others on the page of it too.
   */
  setBookmark(target: BookmarkTarget, bookmarked: boolean): Promise<void>
}

/**
 * What the server knows of exams, as stores of the client's cache; asked again, with everything else there, when the server
 * has received a sheet.
 *
 * @example
 * const { $examList } = createQueries(prostuti)
 * $examList({ state: 'upcoming' }).subscribe(({ status, data }) => …)
 */
export function createQueries({ auth, http, exams, platform }: QueriesClient): ExamQueries {
  const api = createExamsApi(http)
  const cache = queryCacheOf({ auth, http })
  const bookmarks = bookmarksOf({ http, platform })
  const query = <T>(key: readonly unknown[], fetch: () => Promise<T>) =>
    cache.query(['exams', ...key], () => withBookmarks(fetch))

  /** An answer may predate a bookmark that was set meanwhile, as by a person who has signed in for it. */
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

  bookmarks.onChange((...flipped) => cache.change(data => flipBookmarks(data, ...flipped)))

  // The server has a sheet: lists and results beside the player know nothing of it yet.
  exams?.$outbox.listen((waiting, before) => {
    if (waiting.length < (before?.length ?? 0)) void cache.invalidate()
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
    setBookmark: bookmarks.set,
    adopt: cache.adopt,
    invalidate: cache.invalidate,
  }
}

/** The first row may be of an exam that is still open. */
const lastOf = (rows: readonly ParticipatedExam[]): ParticipatedExam | null =>
  rows.find(row => row.submitted_at !== null) ?? null
