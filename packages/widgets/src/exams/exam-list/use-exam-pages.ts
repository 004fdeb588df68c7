import type { ExamCard, ExamMode } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import type { QueryStore, QueryView } from '@prostuti/sdk/exams/queries'
import { useEffect, useState } from 'react'
import { type DrawnFor, queriesOf, startFrom } from '../../foundation/data/queries.ts'
import type { ListedExam } from '../exam-cards/index.ts'

/** What a list is of. */
export type ListState = 'upcoming' | 'running' | 'archived' | 'participated'

/** One page of a list, how many exams the whole has, and whether there is another page. */
export interface ExamPage {
  count: number
  results: readonly ListedExam[]
  next: string | null
}

/** Which list is asked for. Another list is another component: give it a React `key`. */
export interface ExamListQuery {
  client: Prostuti
  state: ListState
  mode?: ExamMode
  program?: string
  /** The first page shown, counted from 1. */
  page: number
  /** That page, where the server has drawn it. */
  initial?: ExamPage
  /** For whom and when. */
  drawn?: DrawnFor
}

/** Pages of a list as the screen sees them. */
export interface ExamPagesView {
  /** Those that are here, without gaps. */
  pages: readonly ExamPage[]
  /** Why the page after them did not come, or why they could not be refreshed. */
  error: unknown
  loading: boolean
  retry(): void
}

type View = QueryView<Answer>
type Answer = ExamPage | { live_exams: readonly ExamCard[] }

/**
 * `shown` pages of a list, each asked for once, whatever draws it. Stores are made in an effect: a server would keep one
 * for every list that it has ever drawn.
 */
export function useExamPages(query: ExamListQuery, shown: number): ExamPagesView {
  const [views, setViews] = useState<Readonly<Record<number, View>>>({})
  const numbers = Array.from({ length: shown }, (_, place) => query.page + place)
  const { client } = query
  useEffect(() => {
    const stops = numbers.map(page =>
      askedFrom(query, page).subscribe(view => setViews(before => ({ ...before, [page]: view }))),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, shown])

  const found = numbers.map(page => pageOf(query, page, views[page]))
  const gap = found.indexOf(undefined)
  const failed = numbers.map(page => views[page]).find(view => view && errorOf(view))
  return {
    pages: (gap < 0 ? found : found.slice(0, gap)) as ExamPage[],
    error: failed && errorOf(failed),
    loading: failed?.isFetching ?? gap >= 0,
    retry: () => failed?.refetch(),
  }
}

// query-core does not even start without a network; nothing fails then, and nothing comes.
const errorOf = ({ status, isFetching, error }: View): unknown =>
  error ?? (status === 'pending' && !isFetching ? { code: 'network_lost' } : null)

/** The first page may be in the page already. Exams that run come with the whole of Home. */
function askedFrom(query: ExamListQuery, page: number): QueryStore<Answer> {
  const { client, state, initial, drawn } = query
  const isDrawn = page === query.page && state !== 'running'
  return startFrom(client, storeOf(query, page), isDrawn ? initial : undefined, drawn)
}

function storeOf({ client, state, mode, program }: ExamListQuery, page: number): QueryStore<Answer> {
  const { $home, $examList, $participated } = queriesOf(client)
  if (state === 'running') return $home
  return state === 'participated' ? $participated({ program, mode, page }) : $examList({ state, program, page })
}

function pageOf(query: ExamListQuery, page: number, view: View | undefined): ExamPage | undefined {
  if (!view?.data) return page === query.page ? query.initial : undefined
  return 'results' in view.data ? view.data : runningPage(view.data.live_exams, query.program)
}

/** What runs now comes all at once, for every program. */
function runningPage(exams: readonly ExamCard[], program: string | undefined): ExamPage {
  const results = exams.filter(exam => !program || exam.program?.id === program)
  return { count: results.length, results, next: null }
}
