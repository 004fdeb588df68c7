import type { QuestionForm, QuestionUpdate } from '@prostuti/contract'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Localized } from '../../../platform/db/columns.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { pictureHtml, readPictures } from '../../../platform/images/index.ts'
import { categories, passages, questions } from '../tables/questions.ts'
import { qualityOfWritten, questionColumns } from './question-columns.ts'
import { isLive } from './question-filter.ts'
import { openQuestion } from './staff-question.ts'
import { checkWritten, type WrittenQuestion } from './written-question.ts'

type QuestionRow = typeof questions.$inferSelect
type NewRow = typeof questions.$inferInsert

/** What a question is about besides its texts. */
interface Surroundings {
  /** Null: a new one. */
  readonly id: bigint | null
  readonly passageId: number | null
  readonly pictureId: bigint | null
  readonly siteUrl: string
}

/** The columns that are made of a question's texts and its picture, with its label. Throws `validation_failed`. */
export async function textColumns(
  client: PoolClient,
  written: WrittenQuestion,
  { id, passageId, pictureId, siteUrl }: Surroundings,
) {
  checkWritten(written)
  const passage = await readPassage(client, passageId)
  const picture = await readPicture(client, pictureId, siteUrl)
  const columns = questionColumns(written, { passage: passage?.bn, picture })
  const duplicate = (await findSame(client, columns.fingerprint, id)).length > 0
  return { ...columns, quality: qualityOfWritten(written, columns, duplicate), comparedAt: null }
}

/** Other questions that ask the same. */
export function findSame(client: PoolClient, fingerprint: string, id: bigint | null) {
  return drizzle(client)
    .select()
    .from(questions)
    .where(and(eq(questions.fingerprint, fingerprint), isLive, id === null ? undefined : ne(questions.id, id)))
    .orderBy(questions.id)
    .limit(5)
}

/** HTML of a picture that is ready, with its words in each language; empty for none. */
export async function readPicture(client: PoolClient, id: bigint | null, siteUrl: string): Promise<Localized> {
  if (id === null) return pictureHtml(null)
  return pictureHtml((await readPictures(drizzle(client), [id])).get(id), siteUrl)
}

/** Safe HTML of the passage that a question is about. */
export async function readPassage(client: PoolClient, id: number | bigint | null): Promise<Localized | undefined> {
  if (id === null) return undefined
  const [passage] = await drizzle(client)
    .select({ content: passages.content })
    .from(passages)
    .where(sql`${passages.id} = ${String(id)}::bigint`)
  return passage?.content
}

type Place = Partial<
  Pick<
    QuestionForm | QuestionUpdate,
    | 'category'
    | 'reference_category'
    | 'passage'
    | 'picture'
    | 'difficulty'
    | 'tags'
    | 'appearances'
    | 'source'
    | 'reviewed'
  >
>

/** The other columns that a form sets; those that it leaves out stay. Throws `validation_failed` where it names what is not there. */
export async function placeColumns(client: PoolClient, form: Place): Promise<Partial<NewRow>> {
  const { category, reference_category: reference, passage, picture, tags, appearances, reviewed } = form
  const columns: Partial<NewRow> = {}
  if (category !== undefined) columns.categoryId = await liveCategory(client, category, 'category')
  if (reference !== undefined)
    columns.referenceCategoryId = reference ? await liveCategory(client, reference, 'reference_category') : null
  if (passage !== undefined)
    columns.passageId = passage ? Number(await present(client, passages, passage, 'passage')) : null
  if (picture !== undefined) columns.pictureId = picture ? await readyPicture(client, picture) : null
  if (form.difficulty !== undefined) columns.difficulty = form.difficulty
  if (tags !== undefined) columns.tags = [...new Set(tags)]
  if (appearances !== undefined) columns.appearances = [...new Set(appearances)]
  if (form.source !== undefined) columns.source = form.source
  if (reviewed !== undefined) columns.reviewed = reviewed
  return columns
}

/** The id of a category that is there. Throws `validation_failed`. */
export async function liveCategory(client: PoolClient, id: string, path: string): Promise<number> {
  const [found] = await drizzle(client)
    .select({ id: categories.id })
    .from(categories)
    .where(and(sql`${categories.id} = ${id}::bigint`, isNull(categories.deletedAt), isNull(categories.mergedInto)))
  if (!found) throw unknown(path)
  return found.id
}

/** The id of an uploaded picture that people can see. Throws `validation_failed`. */
async function readyPicture(client: PoolClient, picture: string): Promise<bigint> {
  const id = BigInt(picture)
  if (!(await readPictures(drizzle(client), [id])).has(id)) throw unknown('picture')
  return id
}

async function present(client: PoolClient, table: typeof passages, id: string, path: string): Promise<string> {
  const found = await drizzle(client).execute(sql`select 1 from ${table} where id = ${id}::bigint`)
  if (found.rowCount === 0) throw unknown(path)
  return id
}

function unknown(path: string): AppError {
  return new AppError('validation_failed', { fields: [{ path, code: 'unknown', message: 'There is no such thing' }] })
}

/** A question as the audit log has it: what staff typed, by the names of the form. */
export function auditFields(row: QuestionRow): Record<string, unknown> {
  const { question, options, explanation } = openQuestion(row)
  return {
    question,
    options,
    explanation,
    category: String(row.categoryId),
    reference_category: row.referenceCategoryId && String(row.referenceCategoryId),
    passage: row.passageId && String(row.passageId),
    picture: row.pictureId && String(row.pictureId),
    difficulty: row.difficulty,
    tags: row.tags,
    appearances: row.appearances,
    source: row.source,
    reviewed: row.reviewed,
    returned_reason: row.returnedReason,
    published: row.publishedAt !== null,
  }
}

/** Locks a question that is neither deleted nor merged. Throws `not_found`. */
export async function lockQuestion(client: PoolClient, id: string): Promise<QuestionRow> {
  const [row] = await drizzle(client)
    .select()
    .from(questions)
    .where(and(sql`${questions.id} = ${id}::bigint`, isLive))
    .for('update')
  if (!row) throw new AppError('not_found')
  return row
}
