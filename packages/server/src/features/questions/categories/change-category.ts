import { createCategory, deleteCategory, mergeCategory, updateCategory } from '@prostuti/contract/questions/operations'
import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { type Change, writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type Call, signedIn } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import { publicSlug } from '../public-slug.ts'
import type { QuestionDeps } from '../question-deps.ts'
import { categories, questions } from '../tables/questions.ts'
import { isLiveCategory, presentCategory, readCategories } from './category-rows.ts'
import { refuseSameName, refuseSameNameBelow } from './refuse-same-name.ts'
import { refuseUsed } from './refuse-used.ts'

type CategoryRow = typeof categories.$inferSelect

/** Changes of the tree, one at a time: two moves at once could hang a category below itself. */
export function createChangeCategories({ db, clock }: QuestionDeps): Implementation[] {
  const once = { pool: db.pool, clock }
  const audit = (
    client: PoolClient,
    call: Call,
    change: Pick<Change, 'action' | 'before' | 'after'> & { id: number },
  ) => writeAudit(client, [{ actor: signedIn(call).id, kind: 'category', at: clock.now(), ...change }])
  return [
    implementOnce(createCategory, once, async ({ body }, call, client) => {
      await lockTree(client)
      const name = { bn: body.name.bn, en: body.name.en || body.name.bn }
      const parentId = body.parent === null ? null : (await liveParent(client, body.parent, body.cat_type)).id
      await refuseSameName(client, { id: null, name, catType: body.cat_type, parentId })
      const [row] = await drizzle(client)
        .insert(categories)
        .values({
          slug: `${publicSlug(body.name.bn) ?? 'category'}-${crypto.randomUUID().slice(0, 8)}`,
          name,
          catType: body.cat_type,
          parentId,
          position: (await siblings(client, parentId)).length,
        })
        .returning()
      await audit(client, call, { id: row!.id, action: 'created', after: fieldsOf(row!) })
      return read(client, row!.id, call)
    }),
    implement(updateCategory, ({ params, body }, call) =>
      inTransaction(db.pool, async client => {
        await lockTree(client)
        const row = await liveRow(client, params.id)
        if (row.revision !== body.revision) throw new AppError('conflict')
        const name = body.name ? { bn: body.name.bn, en: body.name.en || body.name.bn } : row.name
        const catType = body.cat_type ?? row.catType
        const parentId =
          body.parent === undefined
            ? row.parentId
            : body.parent === null
              ? null
              : (await liveParent(client, body.parent, catType)).id
        await refuseCycle(client, row.id, parentId)
        await refuseSameName(client, { id: row.id, name, catType, parentId }, row)
        const [after] = await drizzle(client)
          .update(categories)
          .set({
            name,
            catType,
            parentId,
            revision: sql`${categories.revision} + 1`,
          })
          .where(eq(categories.id, row.id))
          .returning()
        const moves = body.position !== undefined || parentId !== row.parentId
        if (moves) await place(client, row.id, parentId, body.position ?? Number.POSITIVE_INFINITY)
        const moved = moves ? await liveRow(client, params.id) : after!
        await audit(client, call, { id: row.id, action: 'updated', before: fieldsOf(row), after: fieldsOf(moved) })
        return read(client, row.id, call)
      }),
    ),
    implement(deleteCategory, ({ params }, call) =>
      inTransaction(db.pool, async client => {
        await lockTree(client)
        const row = await liveRow(client, params.id)
        await refuseUsed(client, row.id, call.language)
        const deletedAt = new Date(clock.now())
        await drizzle(client).update(categories).set({ deletedAt }).where(eq(categories.id, row.id))
        await audit(client, call, { id: row.id, action: 'deleted', before: fieldsOf(row) })
      }),
    ),
    implementOnce(mergeCategory, once, async ({ params, body }, call, client) => {
      await lockTree(client)
      const row = await liveRow(client, params.id)
      if (row.revision !== body.revision) throw new AppError('conflict')
      const into = await liveRow(client, body.into, 'into')
      if (into.catType !== row.catType) throw refused('into', 'other_type', 'Categories of two types do not become one')
      await refuseCycle(client, row.id, into.id, 'into')
      await refuseSameNameBelow(client, row.id, into.id)
      const moved = await moveAll(client, row.id, into.id, new Date(clock.now()))
      await audit(client, call, {
        id: row.id,
        action: 'merged',
        before: fieldsOf(row),
        after: { ...fieldsOf(row), merged_into: String(into.id), questions: moved },
      })
      return { category: await read(client, into.id, call), moved }
    }),
  ]
}

async function lockTree(client: PoolClient): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtext('categories'))`)
}

/** Throws `not_found`, or `validation_failed` for a category that a field names. */
async function liveRow(client: PoolClient, id: string, path?: string): Promise<CategoryRow> {
  const [row] = await drizzle(client)
    .select()
    .from(categories)
    .where(and(isLiveCategory, sql`${categories.id} = ${id}::bigint`))
  if (row) return row
  if (path === undefined) throw new AppError('not_found')
  throw refused(path, 'unknown', 'There is no such category')
}

/** Throws as `liveRow` does, and for one of another type: it would stand in a tree in which nobody looks for it. */
async function liveParent(client: PoolClient, id: string, catType: number): Promise<CategoryRow> {
  const row = await liveRow(client, id, 'parent')
  if (row.catType !== catType) throw refused('parent', 'other_type', 'Categories of two types have trees of their own')
  return row
}

function refused(path: string, code: string, message: string): AppError {
  return new AppError('validation_failed', { fields: [{ path, code, message }] })
}

/** A category stands neither below itself nor below what stands below it. */
async function refuseCycle(client: PoolClient, id: number, parentId: number | null, path = 'parent'): Promise<void> {
  if (parentId === null) return
  const { rowCount } = await client.query(
    `with recursive above as (
       select id, parent_id from categories where id = $1
       union select c.id, c.parent_id from categories c join above a on c.id = a.parent_id)
     select from above where id = $2`,
    [parentId, id],
  )
  if (rowCount !== 0) throw refused(path, 'below_itself', 'A category cannot stand below itself')
}

function siblings(client: PoolClient, parentId: number | null) {
  return drizzle(client)
    .select({ id: categories.id })
    .from(categories)
    .where(and(isLiveCategory, parentId === null ? isNull(categories.parentId) : eq(categories.parentId, parentId)))
    .orderBy(asc(categories.position), asc(categories.id))
}

/** Puts a category at a place among the others of its parent, and numbers them all again. */
async function place(client: PoolClient, id: number, parentId: number | null, position: number): Promise<void> {
  const others = (await siblings(client, parentId)).map(row => row.id).filter(other => other !== id)
  others.splice(Math.min(position, others.length), 0, id)
  await client.query(
    `update categories c set position = w.place - 1
       from unnest($1::int[]) with ordinality as w (id, place) where c.id = w.id and c.position <> w.place - 1`,
    [others],
  )
}

/** Resolves to the number of questions that moved; deleted and merged ones move as well, and are not counted. */
async function moveAll(client: PoolClient, from: number, into: number, now: Date): Promise<number> {
  const orm = drizzle(client)
  const movedTo = (column: typeof questions.categoryId | typeof questions.referenceCategoryId) =>
    sql`case when ${column} = ${from} then ${into} else ${column} end`
  const moved = await orm
    .update(questions)
    .set({
      categoryId: movedTo(questions.categoryId),
      referenceCategoryId: movedTo(questions.referenceCategoryId),
      revision: sql`${questions.revision} + 1`,
      updatedAt: now,
    })
    .where(or(eq(questions.categoryId, from), eq(questions.referenceCategoryId, from)))
    .returning({ deletedAt: questions.deletedAt, mergedInto: questions.mergedInto })
  const places = (await siblings(client, into)).length
  await orm
    .update(categories)
    .set({
      parentId: into,
      position: sql`${categories.position} + ${places}`,
      revision: sql`${categories.revision} + 1`,
    })
    .where(and(eq(categories.parentId, from), ne(categories.id, into)))
  await orm.update(categories).set({ mergedInto: into }).where(eq(categories.id, from))
  return moved.filter(row => row.deletedAt === null && row.mergedInto === null).length
}

async function read(client: PoolClient, id: number, { language }: Call) {
  const [row] = await readCategories({ orm: drizzle(client) as QuestionDeps['db']['orm'] }, eq(categories.id, id), {
    reviewed: true,
    publishedOnly: false,
  })
  return presentCategory(row!, language)
}

function fieldsOf(row: CategoryRow): Record<string, unknown> {
  return { name: row.name, cat_type: row.catType, parent: row.parentId && String(row.parentId), position: row.position }
}
