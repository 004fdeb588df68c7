import type { CategoryName, Language } from '@prostuti/contract'
import { and, asc, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inLanguage } from '../../platform/db/in-language.ts'
import { categories } from './tables/questions.ts'

/** All categories by name: those of one parent in their order. */
export async function readCategoryNames({ orm }: Pick<Database, 'orm'>, language: Language): Promise<CategoryName[]> {
  const rows = await orm
    .select()
    .from(categories)
    .where(and(isNull(categories.deletedAt), isNull(categories.mergedInto)))
    .orderBy(asc(categories.position), asc(categories.id))
  return rows.map(({ id, name, parentId, catType }) => ({
    id: String(id),
    name: inLanguage(name, language),
    parent: parentId === null ? null : String(parentId),
    cat_type: catType,
  }))
}
