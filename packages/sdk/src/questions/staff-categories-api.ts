import type { Category, ReturnsOf, WirePart } from '@prostuti/contract'
import { listCategories } from '@prostuti/contract/questions/operations'
import {
  createCategory,
  deleteCategory,
  listCategoryTags,
  listThinCategories,
  mergeCategory,
  updateCategory,
  updateCategoryTags,
} from '@prostuti/contract/questions/staff-operations'
import type { Prostuti } from '../client.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

type TreeQuery = NonNullable<WirePart<'questions.listCategories', 'query'>>
type ThinQuery = NonNullable<WirePart<'questions.listThinCategories', 'query'>>
type TagQuery = NonNullable<WirePart<'questions.listCategoryTags', 'query'>>

/** The calls by which staff look after categories and tags; a moderator's alone. */
export interface StaffCategoriesApi {
  /** All of them, level by level. */
  tree(filter?: TreeQuery): Promise<Category[]>
  /** By the number of their questions. */
  thin(
    filter?: PageFilter & Pick<ThinQuery, 'sort' | 'cat_type' | 'reviewed_qb'>,
  ): Promise<ReturnsOf<'questions.listThinCategories'>>
  create(category: WirePart<'questions.createCategory', 'body'>): Promise<Category>
  /** Renames it, or moves it with all that stands below. Throws `conflict` where it was changed since. */
  update(id: string, edit: WirePart<'questions.updateCategory', 'body'>): Promise<Category>
  /** Throws `conflict` for one that holds something. */
  delete(id: string): Promise<void>
  /** Its questions and what stands below it go to the other one. */
  merge(id: string, into: WirePart<'questions.mergeCategory', 'body'>): Promise<ReturnsOf<'questions.mergeCategory'>>
  /** The most frequent first. */
  tags(filter?: PageFilter & Pick<TagQuery, 'search' | 'reviewed_qb'>): Promise<ReturnsOf<'questions.listCategoryTags'>>
  /** A new name, another tag's name, which it becomes part of, or null, which removes it. */
  renameTag(tag: string, name: string | null): Promise<{ changed: number }>
}

/**
 * `StaffCategoriesApi` of a client.
 *
 * @example const tree = await staffCategoriesApiOf(prostuti).tree({ cat_type: 0 })
 */
export function staffCategoriesApiOf({ http }: Pick<Prostuti, 'http'>): StaffCategoriesApi {
  return {
    tree: async (query = {}) => (await http.call(listCategories, { query })).results,
    thin: ({ sort, cat_type, reviewed_qb, ...page } = {}) =>
      http.call(listThinCategories, { query: { sort, cat_type, reviewed_qb, ...pageQueryOf(page) } }),
    create: category =>
      oncePerIntent(http, JSON.stringify({ create: category }), idempotencyKey =>
        http.call(createCategory, { body: category }, { idempotencyKey }),
      ),
    update: (id, body) => http.call(updateCategory, { params: { id }, body }),
    delete: id => http.call(deleteCategory, { params: { id } }),
    merge: (id, body) =>
      oncePerIntent(http, JSON.stringify({ merge: id, ...body }), idempotencyKey =>
        http.call(mergeCategory, { params: { id }, body }, { idempotencyKey }),
      ),
    tags: ({ search, reviewed_qb, ...page } = {}) =>
      http.call(listCategoryTags, { query: { search, reviewed_qb, ...pageQueryOf(page) } }),
    renameTag: (tag, name) => http.call(updateCategoryTags, { body: { tag, rename_to: name } }),
  }
}
