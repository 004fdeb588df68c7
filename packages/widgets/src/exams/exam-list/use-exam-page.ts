import { useStore } from '@nanostores/react'
import type { ExamCard, ExamState } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import type { QueryStore } from '@prostuti/sdk/queries'
import { queriesOf } from '../../foundation/queries.ts'

/** One page of a list, and whether there is another. */
export interface ExamPage {
  results: readonly ExamCard[]
  next: string | null
}

/** Which list a page is of. */
export interface ExamListQuery {
  client: Prostuti
  state: ExamState
  program?: string
  /** The first page, where the server has drawn it. */
  initial?: ExamPage
}

/** A page as the screen sees it. */
export interface ExamPageView {
  data: ExamPage | undefined
  /** Why there is no data, where there is none. */
  error: unknown
  loading: boolean
  retry(): void
}

/** Page `page` of a list, from 1; asked for once, whatever draws it. */
export function useExamPage(query: ExamListQuery, page: number): ExamPageView {
  const { status, data, error, isFetching, refetch } = useStore(storeOf(query, page))
  const shown = data ? pageOf(data, query.program) : page === 1 ? query.initial : undefined
  // query-core does not even start without a network; nothing fails then, and nothing comes.
  const isPaused = status === 'pending' && !isFetching
  return {
    data: shown,
    error: error ?? (isPaused ? { code: 'network_lost' } : null),
    loading: isFetching,
    retry: refetch,
  }
}

type Answer = ExamPage | { live_exams: readonly ExamCard[] }

function storeOf({ client, state, program }: ExamListQuery, page: number): QueryStore<Answer> {
  const { $home, $examList } = queriesOf(client)
  return (state === 'running' ? $home : $examList({ [state]: true, program, page })) as QueryStore<Answer>
}

/** What runs now comes all at once, for every program. */
function pageOf(answer: Answer, program: string | undefined): ExamPage {
  if ('results' in answer) return answer
  return { results: answer.live_exams.filter(exam => !program || exam.program?.id === program), next: null }
}
