import type { StaffCircularCard } from '@prostuti/contract'
import { maxCircularsAtOnce } from '@prostuti/contract/circulars/bounds'
import { useRef } from 'react'
import { type ListQuery, useToldAct } from '../../foundation/index.ts'
import { useSelection } from '../../foundation/list/use-selection.ts'

export type CircularSelection = ReturnType<typeof useCircularSelection>

interface Source {
  readonly query: ListQuery
  /** What is on the page. */
  readonly shown: readonly StaffCircularCard[]
  load(query: ListQuery): Promise<{ readonly results: readonly StaffCircularCard[] }>
}

/** The selected circulars, over pages, with the revision in which each was seen last. */
export function useCircularSelection({ query, shown, load }: Source) {
  const told = useToldAct()
  const selection = useSelection(query)
  const seen = useRef(new Map<string, StaffCircularCard>())
  const remember = (cards: readonly StaffCircularCard[]) => {
    for (const card of cards) seen.current.set(card.id, card)
  }
  remember(shown)
  const ids = selection.chosen && 'ids' in selection.chosen ? selection.chosen.ids : []
  const chooseFound = () =>
    told(async () => {
      const { results } = await load({ ...query, cursor: undefined, pageSize: maxCircularsAtOnce })
      remember(results)
      selection.toggle(
        results.map(({ id }) => id),
        true,
      )
    })
  return {
    ...selection,
    chosen: ids.flatMap(id => seen.current.get(id) ?? []),
    /** As many as one act takes, in the list's order. */
    chooseFound: () => void chooseFound(),
    /** For the table. */
    ofTable: selection,
  }
}
