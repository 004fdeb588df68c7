import { listPageSize } from '@prostuti/contract'
import {
  getCategory,
  getCategoryDepth,
  listCategories,
  listThinCategories,
} from '@prostuti/contract/questions/operations'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Call } from '../../../platform/http/call/call.ts'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { type ListOrder, readPage } from '../../../platform/http/call/keyset.ts'
import { readsKeys } from '../../../platform/http/call/viewer.ts'
import type { QuestionDeps } from '../question-deps.ts'
import { categories } from '../tables/questions.ts'
import {
  type CategoryCount,
  type CountedCategory,
  countedQuestions,
  isLiveCategory,
  presentCategory,
  readCategories,
} from './category-rows.ts'

/** Where questions stand, for everybody; what is under review is for moderators. */
export function createReadCategories({ db }: QuestionDeps): Implementation[] {
  const ofType = (type?: number) => (type === undefined ? undefined : eq(categories.catType, type))
  return [
    implement(listCategories, async ({ query }, call) => {
      const { cat_type: type, only_parent: onlyParent, reviewed_qb: reviewed } = query
      const where = and(ofType(type), onlyParent ? isNull(categories.parentId) : undefined)
      const rows = await readCategories(db, where, countFor(call, reviewed))
      const results = rows.map(row => presentCategory(row, call.language))
      return { count: results.length, next: null, previous: null, results }
    }),
    implement(getCategory, async ({ params, query }, call) => {
      const path = await readPath(db, params.id, call)
      const [found] = await readCategories(
        db,
        sql`${categories.id} = ${path.at(-1)!.id}::bigint`,
        countFor(call, query.reviewed_qb),
      )
      return { ...presentCategory(found!, call.language), path }
    }),
    implement(getCategoryDepth, async ({ query }, call) => {
      const path = await readPath(db, query.cat_id, call)
      return { depth: path.length, path }
    }),
    implement(listThinCategories, async ({ query }, call) => {
      const { page_size: pageSize = listPageSize, page, cursor, sort = 'ascending', cat_type: type } = query
      const counted = countedQuestions(db, countFor(call, query.reviewed_qb))
      const questions = sql<number>`coalesce(${counted.questions}, 0)`
      const bySize: ListOrder<CountedCategory, number> = {
        at: questions,
        type: 'number',
        id: categories.id,
        order: sort === 'ascending' ? 'oldest first' : 'newest first',
        sortKeyOf: row => ({ at: row.questions, id: row.category.id }),
      }
      const wanted = and(isLiveCategory, ofType(type))
      const [{ rows, ...pages }, [all]] = await Promise.all([
        readPage({ pageSize, page, cursor }, bySize, ({ where, orderBy, limit, offset }) =>
          db.orm
            .select({ category: categories, questions })
            .from(categories)
            .leftJoin(counted, eq(counted.categoryId, categories.id))
            .where(and(wanted, where))
            .orderBy(...orderBy)
            .limit(limit)
            .offset(offset),
        ),
        db.orm.select({ count: count() }).from(categories).where(wanted),
      ])
      const results = rows.map(row => presentCategory(row, call.language))
      return presentPage(listThinCategories.path, query, { count: all!.count, results, ...pages })
    }),
  ]
}

/** Throws `forbidden` where a person who reads no keys asks for what is under review. */
function countFor({ viewer }: Call, reviewed = true): CategoryCount {
  const isReader = readsKeys(viewer)
  if (!reviewed && !isReader) throw new AppError('forbidden')
  return { reviewed, publishedOnly: !isReader }
}

/** The steps from the top to a category, or to the one that it became part of. Throws `not_found`. */
async function readPath({ orm }: QuestionDeps['db'], id: string, { language }: Call) {
  const rows = await orm
    .select({ id: categories.id, name: categories.name, parent: categories.parentId, merged: categories.mergedInto })
    .from(categories)
    .where(isNull(categories.deletedAt))
  const byId = new Map(rows.map(row => [row.id, row]))
  const path: { id: string; title: string }[] = []
  const met = new Set<number>()
  let step = byId.get(Number(id))
  while (step?.merged) step = byId.get(step.merged)
  for (; step && !met.has(step.id); step = byId.get(step.parent ?? 0)) {
    met.add(step.id)
    path.unshift({ id: String(step.id), title: inLanguage(step.name, language) })
  }
  if (path.length === 0) throw new AppError('not_found')
  return path
}
