import type { PlatformStorage } from '../../platform/platform.ts'
import type { Stamp } from '../confirmed-instant.ts'
import type { DealtReviews, Review } from './memory-api.ts'

/** One that waits; `guessedLead` belongs to its time as a `Stamp` has it. */
export type KeptReview = Review & Pick<Stamp, 'guessedLead'>

/** What a device keeps of one person's reviews. */
export interface KeptReviews {
  /** Answered here, and not yet with the server. */
  readonly waiting: readonly KeptReview[]
  /** What was dealt last and is not answered yet, so that it can be gone on with offline; null: nothing. */
  readonly dealt: DealtReviews | null
}

/** Nothing waits, and nothing has been dealt. */
export const none: KeptReviews = { waiting: [], dealt: null }

const keyOf = (person: string) => `prostuti:reviews:${person}`

type Storage = Pick<PlatformStorage, 'getItem' | 'setItem' | 'removeItem'>

/** What other code has left under this name reads as nothing. */
export function readKept(storage: Pick<Storage, 'getItem'>, person: string): KeptReviews {
  const text = storage.getItem(keyOf(person))
  if (text === null) return none
  try {
    const kept: Partial<KeptReviews> | null = JSON.parse(text)
    return Array.isArray(kept?.waiting) ? { waiting: kept.waiting, dealt: kept.dealt ?? null } : none
  } catch (error) {
    console.warn(`prostuti: ${keyOf(person)} on this device holds no reviews`, error)
    return none
  }
}

/** Reads and writes in one task, so that no other tab comes between. */
export function changeKept(storage: Storage, person: string, change: (kept: KeptReviews) => KeptReviews): KeptReviews {
  const kept = change(readKept(storage, person))
  if (kept.waiting.length === 0 && !kept.dealt) storage.removeItem(keyOf(person))
  else storage.setItem(keyOf(person), JSON.stringify(kept))
  return kept
}
