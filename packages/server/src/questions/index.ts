import type { Clock } from '../db/clock.ts'
import type { Database } from '../db/database.ts'
import type { Implementation } from '../http/implement.ts'
import { createQuestionBookmarks, type QuestionBookmarks } from './bookmarks.ts'
import { type Explanations, readExplanations } from './explanations.ts'
import { createListBookmarkedQuestions } from './list-bookmarked-questions.ts'
import { createRevealKey, type EmbargoedQuestions, type RevealKey } from './reveal-key.ts'

export type { EmbargoedQuestions, RevealedKey, RevealKey } from './reveal-key.ts'
export { seal } from './sealed.ts'

export interface QuestionsOptions {
  db: Database
  clock: Clock
  embargoed: EmbargoedQuestions
}

/** The bank: what it tells the features after it, and the calls that are about questions alone. */
export interface Questions {
  readonly implementations: Implementation[]
  readonly revealKey: RevealKey
  readonly explanations: Explanations
  readonly bookmarks: QuestionBookmarks
}

export function createQuestions({ db, clock, embargoed }: QuestionsOptions): Questions {
  const revealKey = createRevealKey(embargoed)
  return {
    revealKey,
    explanations: readExplanations(db),
    bookmarks: createQuestionBookmarks(db),
    implementations: [createListBookmarkedQuestions({ db, clock, revealKey })],
  }
}
