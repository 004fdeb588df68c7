import type { TopicStock } from '@prostuti/contract'
import { getAutoGenerateForm } from '@prostuti/contract/exams/operations'
import { implement } from '../../../../platform/http/call/implement.ts'
import { readCategoryNames } from '../../../questions/index.ts'
import type { StaffDeps } from '../../exam-deps.ts'
import { presentDefaults } from '../default-times.ts'
import { isUsable } from '../find-problems.ts'
import { seenQuestionIds } from '../seen-questions.ts'
import { presentName } from '../staff-exam.ts'

type Stock = Pick<TopicStock, 'reviewed' | 'under_review' | 'unseen'>

/** What generating an exam needs: programs, and how many questions each category has to draw from. */
export function createGetGenerateForm(deps: StaffDeps) {
  return implement(getAutoGenerateForm, async (_, { language }) => {
    const [programs, categories, stock] = await Promise.all([
      deps.staffPrograms(),
      readCategoryNames(deps.db, language),
      readStock(deps),
    ])
    const childrenOf = Map.groupBy(categories, ({ parent }) => parent)
    const none: Stock = { reviewed: 0, under_review: 0, unseen: 0 }
    const depthLimit = 30
    const withAllBelow = (id: string, depth = 0): Stock =>
      (depth < depthLimit ? (childrenOf.get(id) ?? []) : [])
        .map(child => withAllBelow(child.id, depth + 1))
        .reduce(sum, stock.get(id) ?? none)
    return {
      programs: programs.map(program => presentName(program, language)!),
      categories: categories.map(category => ({ ...category, ...withAllBelow(category.id) })),
      defaults: presentDefaults(deps.clock.now()),
    }
  })
}

const sum = (one: Stock, other: Stock): Stock => ({
  reviewed: one.reviewed + other.reviewed,
  under_review: one.under_review + other.under_review,
  unseen: one.unseen + other.unseen,
})

/** How many questions each category itself holds, by its id: those that have it besides their own too. */
async function readStock({ db }: StaffDeps): Promise<ReadonlyMap<string, Stock>> {
  const { rows } = await db.pool.query<Stock & { category: string }>(
    `select held.category::text as category, count(*) filter (where q.reviewed)::int as reviewed,
            count(*) filter (where not q.reviewed)::int as under_review,
            count(*) filter (where q.reviewed and q.id not in ${seenQuestionIds})::int as unseen
       from questions q
      cross join lateral (select q.category_id union select q.reference_category_id) held (category)
      where q.quality = 'Perfect' and ${isUsable} and held.category is not null group by held.category`,
  )
  return new Map(rows.map(({ category, ...stock }) => [category, stock]))
}
