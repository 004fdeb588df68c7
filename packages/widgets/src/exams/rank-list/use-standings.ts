import type { ExamMode, Standings } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { useEffect, useRef, useState } from 'react'
import { type DrawnFor, queriesOf, startFrom } from '../../foundation/data/queries.ts'
import { useQuery } from '../../foundation/data/use-query.ts'
import { type ListPosition, rowsOnPage } from './list-position.ts'

/** While places may still move, the list is asked for anew every ten seconds or so. */
const refreshMs = 10_000

interface Asked {
  client: Prostuti
  examId: string
  state: ExamMode
  place: ListPosition
  /** The page that `place` names at first, where the server has drawn it. */
  initial?: Standings
  /** For whom and when. */
  drawn?: DrawnFor
}

/** Standings as the screen sees it. */
export interface StandingsView {
  /** The newest rows that are here; while others are on their way or did not come, the ones before. */
  shown: Standings | undefined
  /** Which place `shown` is of: `place` itself once its rows are here. */
  shownPosition: ListPosition
  error: unknown
  /** Another place is on its way. */
  loading: boolean
  /** What failed is being asked for again. */
  trying: boolean
  retry(): void
}

/** The rows of a place. The old ones stay until the new ones are here, and are refreshed by themselves while provisional. */
export function useStandings({ client, examId, state, place, initial, drawn }: Asked): StandingsView {
  const filter = { mode: state, pageSize: rowsOnPage, ...place }
  const key = JSON.stringify(filter)
  const [first] = useState({ key, data: initial })
  const inPage = first.key === key ? first.data : undefined
  const view = useQuery(key, () => startFrom(client, queriesOf(client).$standings(examId, filter), inPage, drawn))
  const here = view?.data ?? inPage

  const last = useRef<{ data: Standings; place: ListPosition }>(undefined)
  if (here) last.current = { data: here, place }
  // An archive's list is never final, and nobody waits for it to be.
  useRefresh(view?.data?.provisional && state === 'live' ? view : undefined)

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

/** Asks again some seconds after each answer; chance keeps a hall full of people apart. A page out of sight waits. */
function useRefresh(view: { refetch(): void; isFetching: boolean } | undefined): void {
  useEffect(() => {
    if (!view || view.isFetching) return
    const ask = () => {
      if (document.visibilityState === 'visible') view.refetch()
    }
    const timer = setTimeout(ask, refreshMs * (1 + Math.random() / 2))
    return () => clearTimeout(timer)
  }, [view])
}

const nothing = (): void => undefined
