import type { Category, Language } from '@prostuti/contract'
import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../../../platform/db/database.ts'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { isLive } from '../bank/question-filter.ts'
import { categories, questions } from '../tables/questions.ts'

/** A category with the number of its questions. */
export interface CountedCategory {
  readonly category: typeof categories.$inferSelect
  readonly questions: number
}

/** Neither deleted nor part of another one. */
export const isLiveCategory = and(isNull(categories.deletedAt), isNull(categories.mergedInto))!

export interface CategoryCount {
  /** The bank: reviewed, or under review. */
  readonly reviewed: boolean
  /** Only questions that strangers may see count. */
  readonly publishedOnly: boolean
}

/**
 * How many questions each category itself holds, as a statement to join: those that stand in it, and those that have it besides
 * their own, as the questions of a past paper do.
 */
export function countedQuestions({ orm }: Pick<Database, 'orm'>, { reviewed, publishedOnly }: CategoryCount) {
  const wanted = and(
    isLive,
    eq(questions.reviewed, reviewed),
    publishedOnly ? isNotNull(questions.publishedAt) : undefined,
  )
  const held = unionAll(
    orm.select({ categoryId: questions.categoryId }).from(questions).where(wanted),
    orm
      .select({ categoryId: sql<number>`${questions.referenceCategoryId}`.as('reference_category_id') })
      .from(questions)
      .where(and(wanted, ne(questions.referenceCategoryId, questions.categoryId))),
  ).as('held')
  return orm
    .select({ categoryId: held.categoryId, questions: sql<number>`count(*)::int`.as('questions') })
    .from(held)
    .groupBy(held.categoryId)
    .as('counted')
}

/** Categories in the order of their levels: by parent, then by place. */
export async function readCategories(
  db: Pick<Database, 'orm'>,
  where: SQL | undefined,
  wanted: CategoryCount,
): Promise<CountedCategory[]> {
  const counted = countedQuestions(db, wanted)
  return db.orm
    .select({ category: categories, questions: sql<number>`coalesce(${counted.questions}, 0)` })
    .from(categories)
    .leftJoin(counted, eq(counted.categoryId, categories.id))
    .where(and(isLiveCategory, where))
    .orderBy(sql`${categories.parentId} nulls first`, categories.position, categories.id)
}

export function presentCategory({ category, questions: count }: CountedCategory, language: Language): Category {
  const { bn, en } = category.name
  return {
    id: String(category.id),
    title: inLanguage(category.name, language),
    name: { bn, en: en === bn ? '' : en },
    cat_type: category.catType,
    parent: category.parentId === null ? null : String(category.parentId),
    position: category.position,
    question_count: count,
    revision: category.revision,
  }
}
