import type { Grade } from 'ts-fsrs'
import { rating } from './tables.ts'

/** An answer to be rated. */
export interface RatedAnswer {
  readonly isRight: boolean
  /** Null where it is not known. */
  readonly spentMs: number | null
}

/** Wrong is Again, as is what a review does not know; right, but over twice the median time, is Hard; right is Good. Easy is never inferred. */
export function rate({ isRight, spentMs }: RatedAnswer, medianMs: number): Grade {
  if (!isRight) return rating.again
  return spentMs !== null && spentMs > 2 * medianMs ? rating.hard : rating.good
}
