import type { BulkChange, QuestionSelection } from '@prostuti/contract'
import {
  changeQuestions,
  deleteQuestion,
  updateBankCategoryQuestions,
  updateReviewCategoryQuestions,
} from '@prostuti/contract/questions/operations'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { type Change, writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type Call, signedIn } from '../../../platform/http/call/call.ts'
import type { Implementation } from '../../../platform/http/call/implement.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import type { QuestionDeps } from '../question-deps.ts'
import { questions } from '../tables/questions.ts'
import { isLive, questionFilter } from './question-filter.ts'
import { refuseOwn } from './refuse-own.ts'
import { liveCategory } from './save-question.ts'

interface ChangedRow {
  readonly id: bigint
  readonly categoryId: number
  readonly tags: string[]
  readonly reviewed: boolean
  readonly returnedReason: string | null
  readonly publishedAt: Date | null
  readonly deletedAt: Date | null
}

const columns = {
  id: questions.id,
  categoryId: questions.categoryId,
  tags: questions.tags,
  reviewed: questions.reviewed,
  returnedReason: questions.returnedReason,
  publishedAt: questions.publishedAt,
  deletedAt: questions.deletedAt,
}

/** Rows of the audit log in one statement. */
const auditBatch = 2_000

/** One change to many questions, and the deletion of one. */
export function createChangeQuestions({ db, clock }: QuestionDeps): Implementation[] {
  const applyTo = (
    client: PoolClient,
    call: Call,
    wanted: SQL,
    change: BulkChange & { tags?: string[] },
    at = clock.now(),
  ) => apply(client, { wanted, change, by: signedIn(call), at })
  const inCategory = (reviewed: boolean) => (category: string, ids: readonly string[]) =>
    and(
      isLive,
      eq(questions.reviewed, reviewed),
      sql`${category}::bigint in (${questions.categoryId}, ${questions.referenceCategoryId})`,
      inArray(questions.id, ids.map(BigInt)),
    )!
  const categoryCalls = ([updateBankCategoryQuestions, updateReviewCategoryQuestions] as const).map(operation =>
    implement(operation, ({ params, body: { ids, ...change } }, call) =>
      inTransaction(db.pool, async client => {
        const wanted = inCategory(operation === updateBankCategoryQuestions)(params.id, ids)
        const changed = await applyTo(client, call, wanted, change)
        // Questions of another category or bank among them: nothing is changed.
        if (changed !== new Set(ids).size) throw new AppError('conflict')
        return { changed }
      }),
    ),
  )
  return [
    ...categoryCalls,
    implementOnce(changeQuestions, { pool: db.pool, clock }, async ({ body }, call, client) => {
      const at = clock.now()
      const changed = await applyTo(client, call, selected(body.questions), body.change, at)
      const seen = 'ids' in body.questions ? new Set(body.questions.ids).size : body.questions.count
      if (changed !== seen) throw new AppError('conflict')
      return { changed, changed_at: new Date(at).toISOString() }
    }),
    implement(deleteQuestion, ({ params }, call) =>
      inTransaction(db.pool, async client => {
        const wanted = and(isLive, sql`${questions.id} = ${params.id}::bigint`)!
        if ((await applyTo(client, call, wanted, { deleted: true })) === 0) throw new AppError('not_found')
      }),
    ),
  ]
}

function selected(selection: QuestionSelection): SQL {
  if ('filter' in selection) return questionFilter(selection.filter)
  return and(isLive, inArray(questions.id, selection.ids.map(BigInt)))!
}

interface Application {
  readonly wanted: SQL
  /** `tags` takes the place of all tags. */
  readonly change: BulkChange & { tags?: string[] }
  readonly by: Viewer
  readonly at: number
}

/** Changes all questions that meet the condition, locked in the order of their ids. Resolves to their number. */
async function apply(client: PoolClient, { wanted, change, by, at }: Application): Promise<number> {
  const orm = drizzle(client)
  const tags = tagsAfter(change)
  const before = await orm.select(columns).from(questions).where(wanted).orderBy(questions.id).for('update')
  if (before.length === 0) return 0
  const approved = change.reviewed ? before.filter(row => !row.reviewed) : []
  if (approved.length > 0)
    await refuseOwn(
      client,
      by,
      approved.map(({ id }) => id),
    )
  const now = new Date(at)
  const after = await orm
    .update(questions)
    .set({
      ...(change.category !== undefined && { categoryId: await liveCategory(client, change.category, 'category') }),
      ...(tags && { tags }),
      ...(change.reviewed !== undefined && { reviewed: change.reviewed, returnedReason: null }),
      ...(change.published !== undefined && { publishedAt: publishedAfter(change.published, now) }),
      ...(change.deleted && { deletedAt: now }),
      revision: sql`${questions.revision} + 1`,
      updatedAt: now,
    })
    .where(
      inArray(
        questions.id,
        before.map(({ id }) => id),
      ),
    )
    .returning(columns)
  const changed = new Map(after.map(row => [row.id, row]))
  const action = change.deleted ? 'deleted' : 'updated'
  const changes = before.map(
    (row): Change => ({
      ...{ actor: by.id, kind: 'question', id: row.id, action, at },
      before: fieldsOf(row),
      after: fieldsOf(changed.get(row.id)!),
    }),
  )
  for (let start = 0; start < changes.length; start += auditBatch)
    await writeAudit(client, changes.slice(start, start + auditBatch))
  return before.length
}

function tagsAfter({ tags, add_tags: added, remove_tags: removed }: Application['change']): SQL | null {
  if (tags) return sql`${textArray(tags)}`
  if (!added && !removed) return null
  return sql`array(select t from (
      select t, min(n) as n from unnest(${questions.tags} || ${textArray(added ?? [])}) with ordinality as each (t, n)
       where not (t = any(${textArray(removed ?? [])})) group by t) kept order by n)`
}

/** As one parameter, whatever the texts hold. */
const textArray = (texts: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify([...new Set(texts)])}::jsonb))`

const publishedAfter = (published: boolean, now: Date): SQL | null =>
  published ? sql`coalesce(${questions.publishedAt}, ${now.toISOString()}::timestamptz)` : null

function fieldsOf(row: ChangedRow): Record<string, unknown> {
  return {
    category: String(row.categoryId),
    tags: row.tags,
    reviewed: row.reviewed,
    returned_reason: row.returnedReason,
    published: row.publishedAt !== null,
    deleted: row.deletedAt !== null,
  }
}
