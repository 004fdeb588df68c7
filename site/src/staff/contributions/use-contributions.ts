import type { ContributionItem } from '@prostuti/contract'
import { useAddress, useOutdate, useQuery, useStaff } from '../foundation/index.ts'

export const states = ['waiting', 'taken', 'returned', 'dropped'] as const
type State = (typeof states)[number]

const nothing: readonly ContributionItem[] = []

/** The queue of what members offer, and the one of it that is looked at; both stand in the address. */
export function useContributions() {
  const { contributions } = useStaff()
  const outdate = useOutdate()
  const [address, change] = useAddress()
  const state: State = states.find(each => each === address.get('tab')) ?? 'waiting'
  const cursor = address.get('cursor') ?? undefined
  const list = useQuery(['contributions', state, cursor], () => contributions.list({ state, cursor, pageSize: 30 }))
  const items = list.data?.results ?? nothing
  const named = address.get('id')
  const id = named ?? items[0]?.id ?? null
  const current = useQuery(['contributions', 'one', id], async () => (id === null ? null : contributions.get(id)))
  const place = items.findIndex(item => item.id === id)
  const open = (next: string | null) => change({ id: next }, { replace: true })
  return {
    ...{ list, items, state, id, open },
    isNamed: named !== null,
    /** Null while another one is on its way. */
    current: { ...current, data: current.data?.id === id ? current.data : null },
    step(by: number) {
      const next = items[place + by]
      if (next) open(next.id)
    },
    choose: (tab: State) => change({ tab: tab === 'waiting' ? null : tab, id: null, cursor: null }),
    more: () => change({ id: null, cursor: new URL(list.data?.next ?? '', location.href).searchParams.get('cursor') }),
    /** The one behind it comes, else the one before. */
    onDecided() {
      open((items[place + 1] ?? items[place - 1])?.id ?? null)
      outdate(['contributions'], ['waiting'], ['audit'], ['questions'])
    },
  }
}
