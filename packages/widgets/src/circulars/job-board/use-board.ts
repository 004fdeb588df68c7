import type { CircularForm } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import {
  addressOf,
  askedOf,
  type BoardState,
  circularsApiOf,
  keepLastList,
  readLastList,
} from '@prostuti/sdk/circulars'
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { DrawnFor } from '../../foundation/data/queries.ts'
import { isGoneBackTo } from '../../foundation/page/gone-back.ts'
import { codeOf } from '../../foundation/text/error-text.ts'
import type { CircularPage, JobBoardData } from './job-board.props.ts'
import { useForm } from './use-form.ts'

interface BoardOptions {
  client: Prostuti
  state: BoardState
  pageSize: number | undefined
  initial: JobBoardData | undefined
  drawn: DrawnFor | undefined
}

/** The pages of one list that are here. */
interface Shown {
  key: string
  pages: readonly CircularPage[]
  /** When the first of them came, in milliseconds since 1970. */
  at: number
}

export interface Board {
  pages: readonly CircularPage[] | undefined
  form: CircularForm | undefined
  at: number
  /** What is shown is of another search: the asked one is on its way. */
  isOld: boolean
  /** Why the list, or what follows it, is not here, or is not the newest. */
  error: unknown
  isTrying: boolean
  retry(): void
  more(): void
}

/** What is drawn from a page of longer ago, as one without a network is, is asked for again. */
const freshMs = 10 * 60_000

/** A list with its filters, as one asks: what is outdated is given up, and the last list that came serves without a network. */
export function useBoard({ client, state, pageSize, initial, drawn }: BoardOptions): Board {
  const key = addressOf(state)
  const [shown, setShown] = useState<Shown | undefined>(() => drawnList(initial, drawn))
  const [failed, setFailed] = useState<{ key: string; error: unknown; ofMore: boolean }>()
  const [trying, setTrying] = useState<'list' | 'more' | null>(null)
  const [round, retry] = useReducer((count: number) => count + 1, 0)
  const { form, keep } = useForm(client, state.filters, initial?.form, round)
  const newest = useRef({ key, pages: shown?.pages })
  newest.current = { key, pages: shown?.key === key ? shown.pages : undefined }

  const isHere = shown?.key === key
  useEffect(() => {
    const isFresh = drawn === undefined || client.now() - drawn.at < freshMs
    if (isHere && round === 0 && isFresh && !isGoneBackTo()) return setFailed(undefined)
    const stop = new AbortController()
    setTrying('list')
    circularsApiOf(client)
      .circulars({ ...askedOf(state), pageSize }, { signal: stop.signal, fresh: !client.$timeKnown.get() })
      .then(
        list => {
          if (stop.signal.aborted) return
          setTrying(null)
          setFailed(undefined)
          setShown({ key, pages: [list], at: client.now() })
        },
        error => {
          if (stop.signal.aborted) return
          setTrying(null)
          setFailed({ key, error, ofMore: false })
          const last = newest.current.pages ? null : readLastList(client.platform.storage, client.base)
          if (last?.asked !== key || codeOf(error) !== 'network_lost') return
          setShown({ key, pages: [last.list], at: last.at })
          if (last.form) keep(last.form)
        },
      )
    return () => stop.abort()
  }, [client, key, pageSize, round])

  useEffect(() => {
    const [list] = shown?.pages ?? []
    if (!shown || !list || shown.pages.length > 1) return
    const results = [...list.results]
    keepLastList(client.platform.storage, client.base, {
      ...{ asked: shown.key, at: shown.at, form: form ?? null },
      list: { ...list, results },
    })
  }, [client, shown, form])

  const more = () => {
    const pages = newest.current.pages
    const next = pages?.at(-1)?.next
    if (!pages || !next || trying) return
    setTrying('more')
    const cursor = new URL(next, 'http://own.invalid').searchParams.get('cursor') ?? undefined
    const place = cursor ? { cursor } : { page: (initial?.asked.page ?? 1) + pages.length }
    circularsApiOf(client)
      .circulars({ ...askedOf(state), ...place, pageSize })
      .then(
        page => {
          // Another list may have been asked for meanwhile.
          if (newest.current.key === key) setShown({ key, pages: [...pages, page], at: shown?.at ?? client.now() })
          setFailed(undefined)
        },
        error => setFailed({ key, error, ofMore: true }),
      )
      .finally(() => setTrying(null))
  }

  const error = failed?.key === key ? failed.error : undefined
  const again = failed?.ofMore ? more : retry
  useRetryOnline(client, error, again)
  return {
    pages: error && !isHere ? undefined : shown?.pages,
    ...{ form, at: shown?.at ?? 0, isOld: !isHere, error, isTrying: trying !== null, retry: again, more },
  }
}

/** The page that a server has drawn. */
function drawnList(initial: JobBoardData | undefined, drawn: DrawnFor | undefined): Shown | undefined {
  if (!initial) return undefined
  const { sortBy = 'deadline', decreasing, page, ...filters } = initial.asked
  return { key: addressOf({ filters, sortBy }), pages: [initial.list], at: drawn?.at ?? 0 }
}

/** Once the network is back, be it at once; each drawing listens with its own way to try again. */
function useRetryOnline({ platform }: Prostuti, error: unknown, retry: () => void): void {
  useLayoutEffect(() => {
    if (error === undefined) return
    return platform.network.onChange(isOnline => isOnline && retry())
  })
}
