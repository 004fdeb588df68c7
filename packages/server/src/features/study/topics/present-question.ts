import type { Language, StudyQuestion } from '@prostuti/contract'
import { paperOrder } from '@prostuti/contract/attempt'
import { eq, inArray } from 'drizzle-orm'
import { inLanguage } from '../../../platform/db/in-language.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { categories, passages, publicSlug, questions, type RevealedKey, readableText } from '../../questions/index.ts'
import type { StudyDeps } from '../study-deps.ts'

export interface PresentOptions {
  readonly viewer: Viewer | null
  readonly language: Language
  readonly at: number
  /** Without them, what would give a key away is null even where it may be seen. */
  readonly withKeys: boolean
  /** Those that nobody else may see, for a moderator. */
  readonly unpublished?: boolean
}

interface Row {
  readonly question: typeof questions.$inferSelect
  readonly category: typeof categories.$inferSelect
  readonly passage: typeof passages.$inferSelect | null
}

/**
 * Questions outside exams, in the order of their ids: those that this person may see, which are the published ones and those that
 * they have met in an exam. Keys and explanations go through `revealKey` and are null under embargo.
 */
export async function presentStudyQuestions(
  deps: StudyDeps,
  ids: readonly string[],
  options: PresentOptions,
): Promise<StudyQuestion[]> {
  if (ids.length === 0) return []
  const rows = await readVisible(deps, ids, options)
  const shown = [...rows.keys()]
  const { viewer } = options
  const bookmarked = viewer ? await deps.questions.bookmarks.findIn(viewer, shown) : new Set<string>()
  return Promise.all(
    ids.flatMap(id => {
      const row = rows.get(id)
      return row ? present(deps, row, options, bookmarked.has(id)) : []
    }),
  )
}

/** By id. Nobody sees one that was deleted. */
async function readVisible(
  { db, met }: StudyDeps,
  ids: readonly string[],
  { viewer, at, unpublished }: PresentOptions,
): Promise<Map<string, Row>> {
  const rows = await db.orm
    .select({ question: questions, category: categories, passage: passages })
    .from(questions)
    .innerJoin(categories, eq(categories.id, questions.categoryId))
    .leftJoin(passages, eq(passages.id, questions.passageId))
    .where(inArray(questions.id, ids.map(BigInt)))
  const present = new Map(rows.filter(({ question }) => !question.deletedAt).map(row => [String(row.question.id), row]))
  if (unpublished) return present
  const hidden = [...present].filter(([, row]) => !isPublished(row, at)).map(([id]) => id)
  const seen = viewer && hidden.length > 0 ? await met(viewer.id, hidden, at) : new Set<string>()
  for (const id of hidden) if (!seen.has(id)) present.delete(id)
  return present
}

const isPublished = ({ question: { publishedAt } }: Row, at: number) =>
  publishedAt !== null && publishedAt.getTime() <= at

async function present(
  { questions: bank }: StudyDeps,
  { question, category, passage }: Row,
  { viewer, language, at, withKeys }: PresentOptions,
  bookmarked: boolean,
): Promise<StudyQuestion> {
  const { explanation, optionExplanations, ...content } = question.content[language]
  const id = String(question.id)
  const key = { id, key: question.rightOptions, explanation, optionExplanations }
  const revealed = await bank.revealKey(key, viewer, at)
  const solution = withKeys ? revealed : null
  const order = optionOrder(question)
  const pinned = order.flatMap((number, index) => (question.pinned.includes(number) ? index : []))
  return {
    id,
    slug: addressSlug(question),
    text: content.text,
    options: order.map(number => ({ number, text: content.options[number]!, ...presentSolution(solution, number) })),
    ...(pinned.length > 0 && { pinned }),
    explanation: solution?.explanation ?? null,
    embargoed: revealed === null,
    passage: passage && inLanguage(passage.content, language),
    appearances: question.appearances,
    tags: question.tags,
    topic: { id: String(category.id), title: inLanguage(category.name, language) },
    bookmarked,
    updated_at: question.updatedAt.toISOString(),
  }
}

function presentSolution(solution: RevealedKey<number[]> | null, number: number) {
  if (!solution) return { is_correct: null, explanation: null }
  return { is_correct: solution.key.includes(number), explanation: solution.optionExplanations[number] ?? '' }
}

/** The options that are shown, in this question's own order: the author's has habits that give the key away. Pinned ones keep their place. */
function optionOrder({ id, content, pinned, hiddenOptions }: Row['question']): number[] {
  const { options } = content.bn
  const [place] = paperOrder([{ options, pinned, subject: 0 }], Number(BigInt.asIntN(32, id)))
  return place!.options.filter(option => !hiddenOptions.includes(option))
}

type SlugSource = Pick<typeof questions.$inferSelect, 'id' | 'publicSlug' | 'content'>

/** The part of a question's address that is read by people: from its Bangla text, or the id where that has no words. */
export const addressSlug = ({ id, publicSlug: kept, content }: SlugSource): string =>
  kept ?? publicSlug(readableText(content.bn.text)) ?? String(id)
