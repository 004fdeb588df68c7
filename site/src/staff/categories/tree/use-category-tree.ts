import type { Category } from '@prostuti/contract'
import { useState } from 'react'
import { useIsReviewedBank, useLoaded, useStaff, useToldAct } from '../../foundation/index.ts'
import { useCategoryType } from '../types/type-tabs.tsx'

const none: readonly Category[] = []

/** The categories of the chosen type with the figures of their questions, and moving one among its siblings. */
export function useCategoryTree() {
  const admin = useStaff()
  const act = useToldAct()
  const isReviewed = useIsReviewedBank()
  const type = useCategoryType()
  const [round, setRound] = useState(0)
  const bank = isReviewed ? 'true' : ('false' as const)
  const loaded = useLoaded(
    async () => ({
      categories: await admin.categories.tree({ cat_type: type, reviewed_qb: bank }),
      info: await admin.questions.info({ reviewed_qb: bank }),
    }),
    `${type} ${bank} ${round}`,
  )
  const categories = loaded.data?.categories ?? none
  const refresh = () => setRound(round + 1)
  async function move(category: Category, by: number): Promise<void> {
    const siblings = categories.filter(({ parent }) => parent === category.parent)
    const position = siblings.findIndex(({ id }) => id === category.id) + by
    if (position < 0 || position >= siblings.length) return
    if (await act(() => admin.categories.update(category.id, { position, revision: category.revision }))) refresh()
  }
  return {
    ...{ loaded, categories, type, refresh, move },
    infoOf: (id: string) => loaded.data?.info.by_category.find(({ category }) => category === id),
  }
}
