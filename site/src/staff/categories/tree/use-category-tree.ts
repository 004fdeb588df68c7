import type { Category } from '@prostuti/contract'
import { useChange, useIsReviewedBank, useQuery, useStaff } from '../../foundation/index.ts'
import { useCategoryType } from '../types/type-tabs.tsx'

const none: readonly Category[] = []

/** The categories of the chosen type with the figures of their questions, and moving one among its siblings. */
export function useCategoryTree() {
  const admin = useStaff()
  const change = useChange()
  const isReviewed = useIsReviewedBank()
  const type = useCategoryType()
  const bank = isReviewed ? 'true' : ('false' as const)
  const loaded = useQuery(['categories', 'tree', type, bank], async () => ({
    categories: await admin.categories.tree({ cat_type: type, reviewed_qb: bank }),
    info: await admin.questions.info({ reviewed_qb: bank }),
  }))
  const categories = loaded.data?.categories ?? none
  async function move(category: Category, by: number): Promise<void> {
    const siblings = categories.filter(({ parent }) => parent === category.parent)
    const position = siblings.findIndex(({ id }) => id === category.id) + by
    if (position < 0 || position >= siblings.length) return
    const moving = () => admin.categories.update(category.id, { position, revision: category.revision })
    await change(moving, { outdates: [['categories']] })
  }
  return {
    ...{ loaded, categories, type, move },
    infoOf: (id: string) => loaded.data?.info.by_category.find(({ category }) => category === id),
  }
}
