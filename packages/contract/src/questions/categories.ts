import { z } from 'zod'
import { categoryNameLength, questionSearchLength } from '../text-lengths.ts'
import { Flag, Id, IdParams, listOf, neededLine, PageQuery, text } from '../values.ts'
import { Tag } from './question-form.ts'

const name = text(categoryNameLength.max).trim()

/** `en` is empty where nobody has written it. */
const TypedName = z.strictObject({ bn: neededLine(categoryNameLength.max), en: name.default('') })

/** REGULAR 0, MODEL_TEST 1, PAST_EXAMS 2. */
export const CategoryType = z.int().min(0).max(2)

export const Category = z.strictObject({
  id: Id,
  /** In the language of the request. */
  title: z.string(),
  name: z.strictObject({ bn: z.string(), en: z.string() }),
  cat_type: CategoryType,
  /** Null: at the top. */
  parent: Id.nullable(),
  /** Its place among the categories of its parent, from 0. */
  position: z.int(),
  /** Questions of the asked bank that stand in it; to who is no moderator, those that are published. */
  question_count: z.int().min(0),
  revision: z.int().min(1),
})
export type Category = z.infer<typeof Category>

const Step = z.strictObject({ id: Id, title: z.string() })

const bank = { cat_type: z.coerce.number().int().min(0).max(2).optional(), reviewed_qb: Flag.optional() }

/** Two categories whose names look alike. */
export const SimilarCategories = z.strictObject({ similarity: z.number().min(0).max(1), low: Category, high: Category })
export type SimilarCategories = z.infer<typeof SimilarCategories>

export const TagCount = z.strictObject({ tag: z.string(), count: z.int().min(1) })
export type TagCount = z.infer<typeof TagCount>

export const categoryShapes = {
  /** All of them in the order of the tree's levels: `reviewed_qb=false` is for moderators. */
  'questions.listCategories': {
    query: z.strictObject({ ...bank, only_parent: Flag.optional() }),
    returns: listOf(Category),
  },
  /** One that was merged answers as the one that it became part of. */
  'questions.getCategory': {
    params: IdParams,
    query: z.strictObject({ reviewed_qb: Flag.optional() }),
    returns: Category.extend({ path: z.array(Step) }),
  },
  /** From the top to the category itself. */
  'questions.getCategoryDepth': {
    query: z.strictObject({ cat_id: Id }),
    returns: z.strictObject({ depth: z.int().min(1), path: z.array(Step) }),
  },
  'questions.listThinCategories': {
    query: PageQuery.extend({ ...bank, sort: z.enum(['ascending', 'descending']).optional() }),
    returns: listOf(Category),
  },
  'questions.createCategory': {
    body: z.strictObject({ name: TypedName, cat_type: CategoryType.default(0), parent: Id.nullable().default(null) }),
    returns: Category,
  },
  /** `parent` and `position` move it, with all that stands below it. */
  'questions.updateCategory': {
    params: IdParams,
    body: z.strictObject({
      name: TypedName.optional(),
      cat_type: CategoryType.optional(),
      parent: Id.nullable().optional(),
      position: z.int().min(0).max(10_000).optional(),
      revision: z.int().min(1),
    }),
    returns: Category,
  },
  'questions.deleteCategory': { params: IdParams, returns: z.void() },
  /** Its questions and the categories below it go to the other one. */
  'questions.mergeCategory': {
    params: IdParams,
    body: z.strictObject({ into: Id, revision: z.int().min(1) }),
    returns: z.strictObject({ category: Category, moved: z.int().min(0) }),
  },
  'questions.listDuplicateCategories': { query: PageQuery, returns: listOf(SimilarCategories) },
  'questions.listCategoryTags': {
    query: PageQuery.extend({ reviewed_qb: Flag.optional(), search: text(questionSearchLength.max).trim().optional() }),
    /** The most frequent first. */
    returns: listOf(TagCount),
  },
  /** A new name, the name of another tag, which it then becomes part of, or null, which removes it from every question. */
  'questions.updateCategoryTags': {
    body: z.strictObject({ tag: Tag, rename_to: Tag.nullable() }),
    returns: z.strictObject({ changed: z.int().min(0) }),
  },
} as const
