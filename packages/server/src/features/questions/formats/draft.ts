import type { ImportNote, ImportReason } from '@prostuti/contract'

export interface DraftOption {
  /** A text as staff write it: plain, with formulas, or small HTML. */
  readonly text: string
  readonly right: boolean
  readonly explanation: string
}

/** A question as a foreign format says it, before anything of it is judged. */
export interface Draft {
  /** The line of the file that it begins on, or its number among the items of a package. */
  readonly line: number
  readonly question: string
  readonly options: readonly DraftOption[]
  readonly explanation: string
  /** Names from the top, joined by ` > `; empty where the file names none. */
  readonly category: string
  readonly tags: readonly string[]
  readonly notes: readonly ImportNote[]
}

export type DraftReason = Extract<ImportReason, 'kind_not_held' | 'item_unreadable' | 'no_full_marks'>

/** An item that cannot become a question of the bank: `about` names its kind, or what cannot be read. */
export interface RefusedDraft {
  readonly line: number
  /** The beginning of what it says. */
  readonly text: string
  readonly refused: DraftReason
  readonly about: string
}

export type DraftItem = Draft | RefusedDraft

export const isRefused = (item: DraftItem): item is RefusedDraft => 'refused' in item

/** Thrown while an item is read and caught at its edge. */
export class DraftError extends Error {
  readonly reason: DraftReason
  readonly about: string

  constructor(reason: DraftReason, about: string) {
    super(`${reason}: ${about}`)
    this.reason = reason
    this.about = about
  }
}

/** The item that `read` makes, or why there is none. */
export function draftOf(line: number, text: string, read: () => Omit<Draft, 'line'>): DraftItem {
  try {
    return { line, ...read() }
  } catch (error) {
    if (!(error instanceof DraftError)) throw error
    return { line, text, refused: error.reason, about: error.about }
  }
}
