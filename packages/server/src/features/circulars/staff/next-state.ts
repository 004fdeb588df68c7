import { type CircularAct, type CircularProblem, circularStates } from '@prostuti/contract'
import { type CircularRow, isPublicRow } from '../public-circulars.ts'
import { problemOf } from './circular-problem.ts'

/** What an act changes of a circular. */
export type Standing = Pick<CircularRow, 'state' | 'publishedOn' | 'publicSince'>

const { draft, pending, approved, deleted } = circularStates

/** What a circular becomes by an act at an instant, or what stands against it. The same as before: nothing changes. */
export function nextState(row: CircularRow, act: CircularAct, now: number): Standing | { problem: CircularProblem } {
  if (act === 'undo') return before(row)
  if (act === 'pending') return withState(row, pending)
  if (act === 'draft') return withState(row, draft)
  if (act === 'delete') return row.state === deleted ? { problem: 'gone' } : withState(row, deleted)
  const publishedOn = act === 'approve' ? (row.publishedOn ?? new Date(now)) : new Date(now)
  if (row.state === approved && (act === 'approve' || isPublicRow(row, now))) return withState(row, approved)
  const problem = problemOf(row, Math.max(now, publishedOn.getTime()))
  return problem ? { problem } : { state: approved, publishedOn, publicSince: publicSince(row, publishedOn, now) }
}

/** Where there is nothing to take back, its editor has seen another state of it. */
function before({ previousState, previousPublishedOn, previousPublicSince }: CircularRow) {
  if (previousState === null) return { problem: 'changed' } as const
  return { state: previousState, publishedOn: previousPublishedOn, publicSince: previousPublicSince }
}

const withState = ({ publishedOn, publicSince: since }: Standing, state: CircularRow['state']): Standing => ({
  ...{ state, publishedOn, publicSince: since },
})

/** Since when people can read it: what was out already is no news, unless it goes out again by a later date. */
export function publicSince(
  { publicSince: since }: Pick<Standing, 'publicSince'>,
  publishedOn: Date,
  now: number,
): Date {
  const isOld = since !== null && since.getTime() <= now && publishedOn <= since
  return isOld ? since : new Date(Math.max(now, publishedOn.getTime()))
}

export const isSameStanding = (one: Standing, other: Standing): boolean =>
  one.state === other.state && one.publishedOn?.getTime() === other.publishedOn?.getTime()
