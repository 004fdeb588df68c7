import type { PeriodStandings } from '@prostuti/contract'
import { periodStandingsIn } from '@prostuti/sdk/exams'
import { useRef, useState } from 'react'
import { startFrom } from '../../../foundation/data/queries.ts'
import { useQuery } from '../../../foundation/data/use-query.ts'
import { type ListPosition, rowsOnPage } from '../list-position.ts'
import type { ChosenProps } from '../rank-list.props.ts'

/** A list of a period as the screen sees it. */
export interface PeriodView {
  /** The newest that is here; while another page is on its way or did not come, the one before. */
  shown: PeriodStandings | undefined
  shownPosition: ListPosition
  error: unknown
  loading: boolean
  trying: boolean
  retry(): void
}

export function usePeriodStandings(props: ChosenProps, place: ListPosition): PeriodView {
  const { client, choice, examId, centre, day, initialPeriod, drawn } = props
  const filter = {
    period: choice.period,
    among: choice.among,
    exam: choice.period === 'exam' ? examId : undefined,
    program: choice.among === 'program' ? choice.program : undefined,
    centre: choice.among === 'centre' ? centre : undefined,
    ...{ day, pageSize: rowsOnPage, page: place.page, cursor: place.cursor, search: place.search, spread: true },
  }
  const key = JSON.stringify(filter)
  const [first] = useState({ key, data: isOf(initialPeriod, props) ? initialPeriod : undefined })
  const inPage = first.key === key ? first.data : undefined
  const view = useQuery(key, () => startFrom(client, periodStandingsIn(client, filter), inPage, drawn))
  const here = view?.data ?? inPage
  const last = useRef<{ data: PeriodStandings; place: ListPosition }>(undefined)
  if (here) last.current = { data: here, place }
  // query-core does not even start without a network; nothing fails then, and nothing comes.
  const isPaused = view?.status === 'pending' && !view.isFetching
  return {
    shown: last.current?.data,
    shownPosition: last.current?.place ?? place,
    error: view?.error ?? (isPaused ? { code: 'network_lost' } : null),
    loading: !here,
    trying: view?.isFetching ?? false,
    retry: view?.refetch ?? nothing,
  }
}

/** What the server has drawn is of the list that the page began with. */
const isOf = (initial: PeriodStandings | undefined, { choice }: ChosenProps): boolean =>
  initial?.period === choice.period &&
  initial.among === choice.among &&
  (choice.among !== 'program' || initial.program?.id === choice.program)

const nothing = (): void => undefined
