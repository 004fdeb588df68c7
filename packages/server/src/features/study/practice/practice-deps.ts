import type { Language, StudyQuestion } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import type { Clock } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import type { PracticeSources } from '../../exams/index.ts'

/** For whom questions are presented. */
export interface Asking {
  readonly viewer: Viewer
  readonly language: Language
  readonly at: number
}

/** Those of these questions that this person may see, in no particular order; keys and explanations as far as they may be shown. */
export type PresentQuestions = (
  ids: readonly string[],
  asking: Asking & { withKeys: boolean },
) => Promise<StudyQuestion[]>

/** An answer that moves a learner's memory of a question. */
export interface AnswerForMemory {
  readonly question: string
  /** Where it comes from, once each. */
  readonly ref: string
  readonly source: 'practice'
  /** Milliseconds since 1970. */
  readonly at: number
  /** The option's number; null: left out. */
  readonly answer: number | null
  /** Null: the key is withheld now. */
  readonly isRight: boolean | null
  readonly spentMs: number
}

export type RecordAnswers = (client: PoolClient, person: bigint, answers: readonly AnswerForMemory[]) => Promise<void>

/** What the operations of practice stand on. */
export interface PracticeDeps {
  readonly db: Database
  readonly clock: Clock
  readonly sources: PracticeSources
  readonly present: PresentQuestions
  readonly recordAnswers: RecordAnswers
}
