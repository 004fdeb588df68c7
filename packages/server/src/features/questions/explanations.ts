import type { Language } from '@prostuti/contract'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import type { SecretQuestion } from './reveal-key.ts'
import { questions } from './tables/questions.ts'

/** What explains a question as a whole and each of its options, as secrets that `revealKey` reveals. */
export type SecretExplanations = Pick<SecretQuestion, 'explanation' | 'optionExplanations'>

/** Of these questions, by question id. */
export type Explanations = (
  ids: readonly string[],
  language: Language,
) => Promise<ReadonlyMap<string, SecretExplanations>>

/** Of a question that is no longer there. */
export const unexplained: SecretExplanations = { explanation: '' }

export function readExplanations({ orm }: Database): Explanations {
  return async (ids, language) => {
    const rows = await orm
      .select({ id: questions.id, content: questions.content })
      .from(questions)
      .where(inArray(questions.id, ids.map(BigInt)))
    return new Map(
      rows.map(({ id, content }) => {
        const { explanation, optionExplanations } = content[language]
        return [String(id), { explanation, optionExplanations }]
      }),
    )
  }
}
