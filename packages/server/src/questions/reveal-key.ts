import type { Viewer } from '../api/viewer.ts'
import { createBatcher } from '../db/batcher.ts'
import { type MaybeSecret, reveal } from './secret.ts'

/** A question with what nobody may know too early. `key`: index of the right option, in whatever order is shown. */
export interface SecretQuestion {
  readonly id: string
  readonly key: MaybeSecret<number>
  readonly explanation: MaybeSecret<string>
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
 * Says of each question whether its solution is open to this person: by an exam through which they met it, whose solutions
 * are open and in which their attempt is closed; any such exam suffices. Exams fulfil it.
 */
export type SolvedQuestions = (
  asked: readonly { readonly question: string; readonly person: bigint; readonly at: number }[],
) => Promise<boolean[]>

/**
 * The one way in which keys and explanations leave the server: null while the question is embargoed, and to whom no exam
 * has opened it; moderators see all.
 */
export type RevealKey = (question: SecretQuestion, viewer: Viewer | null, now: number) => Promise<RevealedKey | null>

/** The questions of a whole exam, asked for one by one, share one statement of each kind. */
export function createRevealKey(embargoed: EmbargoedQuestions, opened: SolvedQuestions): RevealKey {
  const together = { maxItems: 1_000, maxInFlight: 2 }
  const isEmbargoed = createBatcher(embargoed, together)
  const isOpened = createBatcher(opened, together)
  return async ({ id: question, key, explanation }, viewer, at) => {
    if (!mayAlwaysSee(viewer)) {
      if (!viewer) return null
      const [hidden, met] = await Promise.all([
        isEmbargoed({ question, at }),
        isOpened({ question, person: viewer.id, at }),
      ])
      if (hidden || !met) return null
    }
    return { key: reveal(key), explanation: reveal(explanation) }
  }
}

/** A partner's page moderates nothing, whoever sits before it. */
function mayAlwaysSee(viewer: Viewer | null): boolean {
  return viewer?.isModerator === true && viewer.scope === 'full'
}
