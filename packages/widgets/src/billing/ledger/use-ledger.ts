import type { LedgerEntry, ReturnsOf } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { billingApiOf } from '@prostuti/sdk/billing'
import { useEffect, useRef, useState } from 'react'

export type LedgerPage = ReturnsOf<'billing.listLedger'>

interface LedgerQuery {
  client: Prostuti
  /** The page to begin with, counted from 1. */
  page: number
  /** That page, where the server has drawn it. */
  initial?: LedgerPage
  /** In coins; a change means that there are newer entries. */
  balance: number | undefined
}

/** Entries as the screen sees them. */
export interface LedgerView {
  /** Undefined until the first page is here. */
  entries: readonly LedgerEntry[] | undefined
  /** The next page, or null at the end. */
  nextPage: number | null
  error: unknown
  loading: boolean
  /** Asks for the next page. */
  more(): void
  /** Asks again for what did not come. */
  retry(): void
}

interface State {
  entries?: readonly LedgerEntry[]
  nextPage: number | null
  error?: unknown
  loading: boolean
}

/** The pages of a person's ledger; from the newest entry again when the balance has changed. */
export function useLedger({ client, page, initial, balance }: LedgerQuery): LedgerView {
  const [state, setState] = useState<State>(() => ({
    entries: initial?.results,
    nextPage: initial?.next ? page + 1 : initial ? null : page,
    loading: !initial,
  }))
  const round = useRef(0)
  const load = (wanted: number, kept: readonly LedgerEntry[]) => {
    const mine = ++round.current
    const settle = (next: (before: State) => State) => mine === round.current && setState(next)
    setState(before => ({ ...before, loading: true, nextPage: wanted }))
    billingApiOf(client)
      .ledger({ page: wanted })
      .then(
        found => settle(() => ({ ...withPage(kept, found, wanted), loading: false })),
        error => settle(before => ({ ...before, error, loading: false })),
      )
  }

  const drawn = initial?.results[0]?.balance
  const known = useRef(page === 1 && initial ? (drawn ?? 0) : balance)
  useEffect(() => {
    if (state.entries && (balance === undefined || balance === known.current)) return
    known.current = balance
    load(state.entries ? 1 : page, [])
  }, [client, balance])

  const more = () => state.nextPage !== null && load(state.nextPage, state.entries ?? [])
  return {
    entries: state.entries,
    nextPage: state.nextPage,
    loading: state.loading,
    error: state.error,
    more,
    retry: more,
  }
}

/** Entries move to later pages as new ones come: none stands twice. */
function withPage(kept: readonly LedgerEntry[], { results, next }: LedgerPage, page: number): Omit<State, 'loading'> {
  const ids = new Set(kept.map(({ id }) => id))
  return { entries: [...kept, ...results.filter(({ id }) => !ids.has(id))], nextPage: next ? page + 1 : null }
}
