import type { Language } from '@prostuti/contract'
import { inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { MaybeSecret } from './secret.ts'
import { questions } from './tables.ts'

/** The explanations of these questions, by question id, as secrets that `revealKey` reveals. */
export type Explanations = (
  ids: readonly string[],
  language: Language,
) => Promise<ReadonlyMap<string, MaybeSecret<string>>>

export function readExplanations({ orm }: Database): Explanations {
  return async (ids, language) => {
    const rows = await orm
      .select({ id: questions.id, content: questions.content })
      .from(questions)
      .where(inArray(questions.id, ids.map(BigInt)))
    return new Map(rows.map(({ id, content }) => [String(id), content[language].explanation]))
  }
}
