import type { Viewer } from '../auth/sessions.ts'
import { createBatcher } from '../db/batcher.ts'
import { open, type Sealable } from './sealed.ts'

/** A question with what nobody may know too early. `key`: index of the right option, in whatever order is shown. */
export interface SealedQuestion {
  readonly id: string
  readonly key: Sealable<number>
  readonly explanation: Sealable<string>
}

export interface RevealedKey {
  readonly key: number
  /** Safe HTML; empty where there is none. */
  readonly explanation: string
}

/**
 * Says of each question whether it is embargoed at that instant: an exam that uses it is near, under way or not final
 * yet (`contract.md`, Embargo). Exams fulfil it; questions know none.
 */
export type EmbargoedQuestions = (
  asked: readonly { readonly question: string; readonly at: number }[],
) => Promise<boolean[]>

/**
 * The one way in which keys and explanations leave the server: null while the question is embargoed, unless a moderator
 * asks. Whether this person has come far enough to see solutions at all is for the caller to know.
 */
export type RevealKey = (question: SealedQuestion, viewer: Viewer | null, now: number) => Promise<RevealedKey | null>

/** The questions of a whole exam, asked for one by one, share one statement. */
export function createRevealKey(embargoed: EmbargoedQuestions): RevealKey {
  const isEmbargoed = createBatcher<{ question: string; at: number }, boolean>(embargoed, {
    maxItems: 1_000,
    maxInFlight: 2,
  })
  return async ({ id, key, explanation }, viewer, now) => {
    if (!mayAlwaysSee(viewer) && (await isEmbargoed({ question: id, at: now }))) return null
    return { key: open(key), explanation: open(explanation) }
  }
}

/** A partner's page moderates nothing, whoever sits before it. */
function mayAlwaysSee(viewer: Viewer | null): boolean {
  return viewer?.isModerator === true && viewer.scope === 'full'
}
