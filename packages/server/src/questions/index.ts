import type { Implementation } from '../api/implement.ts'
import type { Clock } from '../db/clock.ts'
import type { Database } from '../db/database.ts'
import { createQuestionBookmarks, type QuestionBookmarks } from './bookmarks.ts'
import { type Explanations, readExplanations } from './explanations.ts'
import { createListBookmarkedQuestions } from './list-bookmarked-questions.ts'
import { createRevealKey, type EmbargoedQuestions, type RevealKey, type SolvedQuestions } from './reveal-key.ts'

export { questionRows } from './question-rows.ts'
export type { EmbargoedQuestions, RevealedKey, RevealKey, SolvedQuestions } from './reveal-key.ts'
export { type MaybeSecret, protect, reveal } from './secret.ts'
export { categories, passages, questions } from './tables.ts'

export interface QuestionsOptions {
  db: Database
  clock: Clock
  embargoed: EmbargoedQuestions
  opened: SolvedQuestions
}

/** The bank: what it tells the features after it, and the calls that are about questions alone. */
export interface Questions {
  readonly implementations: Implementation[]
  readonly revealKey: RevealKey
  readonly explanations: Explanations
  readonly bookmarks: QuestionBookmarks
}

export function createQuestions({ db, clock, embargoed, opened }: QuestionsOptions): Questions {
  const revealKey = createRevealKey(embargoed, opened)
  return {
    revealKey,
    explanations: readExplanations(db),
    bookmarks: createQuestionBookmarks(db),
    implementations: [createListBookmarkedQuestions({ db, clock, revealKey })],
  }
}
