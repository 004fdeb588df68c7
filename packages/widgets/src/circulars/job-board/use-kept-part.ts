import { useEffect, useState } from 'react'
import { useLazyPart } from '../../foundation/element/use-lazy-part.ts'
import type { BoardStateView } from './board-state.ts'
import type { JobBoardProps } from './job-board.props.ts'

/** Kept searches: they come late, to persons who have some or ask for them, and to no partner's page. */
export type KeptPart = typeof import('./kept/index.ts')['keptPart']

const load = async () => (await import('./kept/index.ts')).keptPart

export interface KeptWanted {
  part: KeptPart | null
  /** Fetches it. */
  want(): void
}

export function useKeptPart({ client, keptSearches, extend }: JobBoardProps, { tab }: BoardStateView): KeptWanted {
  const [isAsked, setAsked] = useState(false)
  // Only once it is awake: whom the server has drawn for, it knows no better than a visitor.
  useEffect(() => client.auth.$user.subscribe(user => setAsked(before => before || Boolean(user))), [client])
  const part = useLazyPart(load, Boolean(keptSearches && (isAsked || tab === 'kept')), extend)
  return { part, want: () => setAsked(true) }
}
