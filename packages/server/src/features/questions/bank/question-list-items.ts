import type { Language, QuestionListItem } from '@prostuti/contract'
import { inLanguage } from '../../../platform/db/in-language.ts'
import type { QuestionDeps } from '../question-deps.ts'
import { readableText } from '../rendering/readable-text.ts'
import type { categories, questions } from '../tables/questions.ts'
import { readLastEditors } from './last-editors.ts'
import { rightOptionsOf } from './staff-question.ts'

/** A question with its category. */
export interface ListedQuestion {
  readonly question: typeof questions.$inferSelect
  readonly category: typeof categories.$inferSelect
}

/** Lines of the staff's list. */
export async function questionListItems(
  { db, clock, uses, embargoed }: QuestionDeps,
  rows: readonly ListedQuestion[],
  language: Language,
): Promise<QuestionListItem[]> {
  const ids = rows.map(({ question }) => String(question.id))
  const at = clock.now()
  const [counts, editors, hidden] = await Promise.all([
    uses.count(ids),
    readLastEditors(db.pool, ids),
    embargoed(ids.map(question => ({ question, at }))),
  ])
  return rows.map(({ question, category }, index) => ({
    id: String(question.id),
    text: readableText(question.content[language].text),
    category: { id: String(category.id), title: inLanguage(category.name, language) },
    right: rightOptionsOf(question),
    quality: question.quality as QuestionListItem['quality'],
    difficulty: question.difficulty,
    tags: question.tags,
    appearances: question.appearances,
    reviewed: question.reviewed,
    returned_reason: question.returnedReason,
    published: question.publishedAt !== null && question.publishedAt.getTime() <= at,
    embargoed: hidden[index]!,
    uses: counts.get(String(question.id)) ?? 0,
    revision: question.revision,
    updated_at: question.updatedAt.toISOString(),
    updated_by: editors.get(String(question.id)) ?? null,
  }))
}
