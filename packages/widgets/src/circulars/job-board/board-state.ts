import type { CircularCategory, CircularFilters, District, EmploymentStatus } from '@prostuti/contract'
import { addressOf, type BoardState, boardStateOf, withoutEmpty } from '@prostuti/sdk/circulars'
import { useEffect, useState } from 'react'
import type { BoardTab, JobBoardProps } from './job-board.props.ts'

/** What a person has chosen on the board. */
export interface Chosen extends BoardState {
  tab: BoardTab
}

/** The fields of an address that are the board's. */
const own = [
  ...(['search', 'category', 'employment_status', 'district', 'date_l', 'date_r', 'null_deadline'] as const),
  ...(['sortBy', 'decreasing', 'page', 'cursor', 'tab'] as const),
]

export interface BoardStateView extends Chosen {
  choose(part: Partial<Chosen>): void
}

/** What is chosen; with `addressState` it stands in the page's address, and follows it. */
export function useBoardState(props: JobBoardProps): BoardStateView {
  const { addressState } = props
  const [chosen, setChosen] = useState(() => firstChosen(props))
  useEffect(() => {
    if (!addressState) return
    const follow = () => setChosen(addressed())
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [addressState])
  const choose = (part: Partial<Chosen>) => {
    const next = { ...chosen, ...part }
    next.filters = withoutEmpty(next.filters)
    setChosen(next)
    if (addressState) writeAddress(next)
  }
  return { ...chosen, choose }
}

/** What the server has drawn, else what the address says, else what the page has set. */
function firstChosen(props: JobBoardProps): Chosen {
  const { initial, addressState, tab = 'all' } = props
  if (initial) {
    const { sortBy = 'deadline', decreasing, page, ...filters } = initial.asked
    return { filters: withoutEmpty(filters), sortBy, tab }
  }
  const found = addressState && 'location' in globalThis ? addressed() : undefined
  if (found && addressOf(found) + found.tab !== 'all') return found
  return { filters: presetsOf(props), sortBy: 'deadline', tab }
}

function addressed(): Chosen {
  const address = new URLSearchParams(location.search)
  return { ...boardStateOf(address), tab: address.get('tab') === 'kept' ? 'kept' : 'all' }
}

/** Whatever else stands in the address stays. */
function writeAddress({ tab, ...board }: Chosen): void {
  const address = new URL(location.href)
  for (const name of own) address.searchParams.delete(name)
  const ours = new URLSearchParams(addressOf(board, { tab: tab === 'kept' ? tab : undefined }))
  for (const [name, value] of ours) address.searchParams.append(name, value)
  history.replaceState(history.state, '', address)
}

/** Attributes are other people's: what cannot be a value is left out, what is none the server says. */
function presetsOf({ category, employmentStatus, district }: JobBoardProps): CircularFilters {
  const list = (text: string | undefined) =>
    text
      ?.split(',')
      .map(value => value.trim())
      .filter(isName)
  return withoutEmpty({
    category: list(category) as CircularCategory[] | undefined,
    employment_status: list(employmentStatus) as EmploymentStatus[] | undefined,
    district: district && isName(district) ? (district as District) : undefined,
  })
}

const isName = (value: string): boolean => /^[a-z_]+$/.test(value)
