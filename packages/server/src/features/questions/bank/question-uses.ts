import type { Language, QuestionUse } from '@prostuti/contract'
import type { PoolClient } from 'pg'

/** Which exams ask a question, in their paper or in a list that is still open. Exams fulfil it; questions know none. */
export interface QuestionUses {
  /** How many, by question id; none where there is none. */
  count(questions: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** How many questions of these imports, by the import's id; none where there is none. */
  countOfImports(imports: readonly bigint[], client?: PoolClient): Promise<ReadonlyMap<bigint, number>>
  /** By question id; the exam that begins last stands first. */
  list(questions: readonly string[], language: Language): Promise<ReadonlyMap<string, QuestionUse[]>>
  /** Those of these questions that a paper names. */
  inPapers(client: PoolClient, questions: readonly string[]): Promise<ReadonlySet<string>>
  /** Puts one question in the other's place, in the lists that are still open. */
  replaceInLists(client: PoolClient, replaced: { from: string; into: string }): Promise<void>
}

/**
 * Says of each question whether this person has met it: they have joined an exam that asks it, after its start. Within a
 * transaction it reads on that transaction's `client`. Exams fulfil it.
 */
export type MetQuestions = (
  person: bigint,
  questions: readonly string[],
  at: number,
  client?: PoolClient,
) => Promise<ReadonlySet<string>>
