import { type CircularProblem, circularStates } from '@prostuti/contract'
import type { CircularRow } from '../public-circulars.ts'
import type { ShownTexts } from '../texts/shown-texts.ts'

type Judged = Pick<CircularRow, 'state' | 'endsAt' | 'imageId' | 'shownTexts'>

const saysNothing = (shown: ShownTexts): boolean => Object.values(shown).every(html => html === null)

/** What stands against showing it to learners: it is deleted, its time is over, or there is nothing in it to read. */
export function problemOf({ state, endsAt, imageId, shownTexts }: Judged, now: number): CircularProblem | null {
  if (state === circularStates.deleted) return 'gone'
  if (endsAt !== null && endsAt.getTime() <= now) return 'over'
  return imageId === null && saysNothing(shownTexts) ? 'empty' : null
}
