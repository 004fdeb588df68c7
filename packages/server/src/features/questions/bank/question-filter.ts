import type { QuestionFilter } from '@prostuti/contract'
import { and, arrayContains, eq, gte, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { likePatterns, searchKey, textPatterns } from '../search/search-key.ts'
import { questions } from '../tables/questions.ts'

/** Neither deleted nor part of another one. */
export const isLive = and(isNull(questions.deletedAt), isNull(questions.mergedInto))!

/** The condition of a filter, for the table of questions. `below`: as `inCategory` takes it. */
export function questionFilter(filter: Partial<QuestionFilter>, below?: readonly number[]): SQL {
  const { reviewed_qb: reviewed = true, category, quality, tag, difficulty, published, returned, search } = filter
  const conditions: (SQL | undefined)[] = [
    isLive,
    eq(questions.reviewed, reviewed),
    category === undefined ? undefined : inCategory(category, below),
    quality && eq(questions.quality, quality),
    tag === undefined ? undefined : arrayContains(questions.tags, [tag]),
    difficulty === undefined ? undefined : eq(questions.difficulty, difficulty),
    published === undefined ? undefined : isSet(questions.publishedAt, published),
    returned === undefined ? undefined : isSet(questions.returnedReason, returned),
    filter.import === undefined ? undefined : eq(questions.importId, BigInt(filter.import)),
    filter.updated_since === undefined ? undefined : gte(questions.updatedAt, new Date(filter.updated_since)),
    search ? searchedBy(search) : undefined,
  ]
  return and(...conditions)!
}

const isSet = (column: typeof questions.publishedAt | typeof questions.returnedReason, wanted: boolean): SQL =>
  wanted ? isNotNull(column) : isNull(column)

/** A category with all below it. The id may exceed the column's type. */
export async function readCategoriesBelow(pool: Pool, id: string | undefined): Promise<readonly number[] | undefined> {
  if (id === undefined) return undefined
  const { rows } = await pool.query<{ id: number }>({
    name: 'categories-below',
    text: `with recursive below as (
             select id from categories where id = $1::bigint
             union select c.id from categories c join below b on c.parent_id = b.id
           ) select id from below`,
    values: [id],
  })
  return rows.map(row => row.id)
}

/**
 * Questions that stand in a category or in one below it, and those that have it besides their own, as the questions of a past
 * paper do. `below`: these categories, where they are read already. A long list wants them so, for only what a statement names
 * lets the planner know how many questions to expect.
 */
export function inCategory(id: string, below?: readonly number[]): SQL {
  const wanted = below
    ? sql.raw(`'{${below.join(',')}}'::int[]`)
    : sql`array(
        with recursive below as (
          select id from categories where id = ${id}::bigint
          union select c.id from categories c join below b on c.parent_id = b.id
        ) select id from below)`
  return sql`(${questions.categoryId} = any(${wanted}) or ${questions.referenceCategoryId} = any(${wanted}))`
}

/**
 * Questions in whose text or options every word stands, that have these words for a tag, or this number. Those whose search key
 * is not made yet are looked through as they are.
 */
export function searchedBy(search: string): SQL {
  const patterns = likePatterns(search)
  const hasAll = (text: SQL, all: string[]) => and(...all.map(pattern => sql`${text} like ${pattern}`))
  const [, number] = /^#?(\d{1,18})$/.exec(searchKey(search)) ?? []
  return or(
    patterns.length > 0 ? hasAll(sql`${questions.searchKey}`, patterns) : undefined,
    and(isNull(questions.searchKey), hasAll(sql`lower(${questions.content}->'bn'->>'text')`, textPatterns(search))),
    arrayContains(questions.tags, [search]),
    number === undefined ? undefined : sql`${questions.id} = ${number}::bigint`,
  )!
}
