import { type CircularState, circularStates } from '@prostuti/contract'

/** The states that a list names, as `0,1`; the approved ones where it names none. */
export function statesOf(state: string | undefined): CircularState[] {
  if (state === undefined) return [circularStates.approved]
  const named = state.split(',').map(Number)
  return Object.values(circularStates).filter(each => named.includes(each))
}
