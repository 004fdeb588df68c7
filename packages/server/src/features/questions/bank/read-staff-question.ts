import { type Language, mayDo, type StaffQuestion } from '@prostuti/contract'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { alias } from 'drizzle-orm/pg-core'
import type { PoolClient } from 'pg'
import type { Database } from '../../../platform/db/database.ts'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type Call, signedIn } from '../../../platform/http/call/call.ts'
import type { QuestionDeps } from '../question-deps.ts'
import { readableText } from '../rendering/readable-text.ts'
import { readReviewReasons } from '../review-reasons.ts'
import { similarPairs } from '../tables/duplicates.ts'
import { questionFlags } from '../tables/flags.ts'
import { categories, passages, questions } from '../tables/questions.ts'
import { readLastEditors } from './last-editors.ts'
import { countAbout, presentPassage } from './passages/passage-rows.ts'
import { readContributors } from './question-contributors.ts'
import { readOwn } from './refuse-own.ts'
import { openQuestion, shownQuestion } from './staff-question.ts'

type Client = Pick<PoolClient, 'query'>
type Situation = Pick<StaffQuestion, 'uses' | 'embargoed'>

const references = alias(categories, 'reference_categories')

/** A question as staff see it; also one that was deleted or merged. Throws `not_found`. */
export async function readStaffQuestion(deps: QuestionDeps, id: string, call: Call): Promise<StaffQuestion> {
  const [found] = await readStaffQuestions(deps, [id], call)
  if (!found) throw new AppError('not_found')
  return found
}

/** Those of these questions that there are, in any order. */
export async function readStaffQuestions(
  { db, clock, uses, embargoed }: QuestionDeps,
  ids: readonly string[],
  call: Call,
): Promise<StaffQuestion[]> {
  const at = clock.now()
  const [used, hidden] = await Promise.all([
    uses.list(ids, call.language),
    embargoed(ids.map(question => ({ question, at }))),
  ])
  const situation = new Map(ids.map((id, index) => [id, { uses: used.get(id) ?? [], embargoed: hidden[index]! }]))
  return presentQuestions(db.pool, ids, call, situation)
}

/** The same of one that was made in this transaction, which nothing uses yet. */
export async function readNewQuestion(client: PoolClient, id: bigint, call: Call): Promise<StaffQuestion> {
  const [found] = await presentQuestions(client, [String(id)], call, new Map())
  return found!
}

async function presentQuestions(
  client: PoolClient | Database['pool'],
  ids: readonly string[],
  call: Call,
  situation: ReadonlyMap<string, Situation>,
): Promise<StaffQuestion[]> {
  const { language } = call
  const viewer = signedIn(call)
  // One after the other, for the connection may be a transaction's.
  const rows = await readRows(client, ids)
  const editors = await readLastEditors(client, ids)
  const similar = await readSimilar(client, ids, language)
  const flags = await countOpenFlags(client, ids)
  const own = await readOwn(client, viewer, ids)
  const contributors = mayDo(viewer.role, 'contributions.take') ? await readContributors(client, ids) : null
  const reasons = await readReviewReasons(client, ids, language)
  const shared = await countAbout(
    client,
    rows.flatMap(({ passage }) => passage?.id ?? []),
  )
  return rows.map(({ question: row, category, reference, passage }) => {
    const id = String(row.id)
    const titled = (each: typeof category) => ({ id: String(each.id), title: inLanguage(each.name, language) })
    const { question, options, explanation } = openQuestion(row)
    return {
      id,
      question,
      options: [...options],
      explanation,
      shown: { bn: shownQuestion(row.content.bn), en: shownQuestion(row.content.en) },
      category: titled(category),
      reference_category: reference && titled(reference),
      passage: passage && presentPassage(passage, shared.get(passage.id) ?? 0),
      picture: row.pictureId === null ? null : String(row.pictureId),
      difficulty: row.difficulty,
      tags: row.tags,
      appearances: row.appearances,
      source: row.source,
      reviewed: row.reviewed,
      returned_reason: row.returnedReason,
      quality: row.quality as StaffQuestion['quality'],
      public_slug: row.publicSlug,
      published_at: row.publishedAt?.toISOString() ?? null,
      embargoed: situation.get(id)?.embargoed ?? false,
      uses: situation.get(id)?.uses ?? [],
      similar: similar.get(id) ?? [],
      open_flags: flags.get(id) ?? 0,
      review_reasons: reasons.get(id) ?? [],
      revision: row.revision,
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
      updated_by: editors.get(id) ?? null,
      own: own.has(id),
      contributor: contributors?.get(id) ?? null,
      merged_into: row.mergedInto === null ? null : String(row.mergedInto),
    }
  })
}

const ormOf = (client: Client) => drizzle(client as PoolClient)

async function readRows(client: Client, ids: readonly string[]) {
  return ormOf(client)
    .select({ question: questions, category: categories, reference: references, passage: passages })
    .from(questions)
    .innerJoin(categories, eq(categories.id, questions.categoryId))
    .leftJoin(references, eq(references.id, questions.referenceCategoryId))
    .leftJoin(passages, eq(passages.id, questions.passageId))
    .where(inArray(questions.id, ids.map(BigInt)))
}

async function readSimilar(
  client: Client,
  ids: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, StaffQuestion['similar']>> {
  const wanted = ids.map(BigInt)
  const pairs = await ormOf(client)
    .select({ low: similarPairs.lowId, high: similarPairs.highId, similarity: similarPairs.similarity })
    .from(similarPairs)
    .where(
      and(
        eq(similarPairs.kind, 'question'),
        sql`${similarPairs.keptApartAt} is null`,
        or(inArray(similarPairs.lowId, wanted), inArray(similarPairs.highId, wanted)),
      ),
    )
  const texts = await readTexts(client, [...new Set(pairs.flatMap(({ low, high }) => [low, high]))], language)
  const similar = new Map<string, StaffQuestion['similar']>()
  for (const id of ids) {
    const others = pairs.flatMap(({ low, high, similarity }) => {
      const other = String(low) === id ? String(high) : String(high) === id ? String(low) : null
      const text = other === null ? undefined : texts.get(other)
      return other === null || text === undefined ? [] : { id: other, text, similarity }
    })
    similar.set(
      id,
      others.sort((a, b) => b.similarity - a.similarity),
    )
  }
  return similar
}

async function readTexts(client: Client, ids: readonly bigint[], language: Language) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await ormOf(client)
    .select({ id: questions.id, content: questions.content })
    .from(questions)
    .where(
      and(inArray(questions.id, [...ids]), sql`${questions.deletedAt} is null and ${questions.mergedInto} is null`),
    )
  return new Map(rows.map(({ id, content }) => [String(id), readableText(content[language].text)]))
}

async function countOpenFlags(client: Client, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await ormOf(client)
    .select({ id: questionFlags.questionId, count: sql<number>`count(*)::int` })
    .from(questionFlags)
    .where(and(inArray(questionFlags.questionId, ids.map(BigInt)), eq(questionFlags.state, 'open')))
    .groupBy(questionFlags.questionId)
  return new Map(rows.map(({ id, count }) => [String(id), count]))
}
