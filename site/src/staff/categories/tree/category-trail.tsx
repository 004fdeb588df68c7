import type { Category } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { AuditTrail, useFigures, useTexts } from '../../foundation/index.ts'

/** What staff did to a category, in sentences. */
export function CategoryTrail(props: { category: Category; categories: readonly Category[] }): ReactElement {
  const { category, categories } = props
  const t = useTexts('categories')
  const { number } = useFigures()
  return (
    <AuditTrail
      subject={{ kind: 'category', id: category.id }}
      version={category.revision}
      labels={{
        ...{ name: t('categories.name'), parent: t('categories.parent'), position: t('categories.position') },
        ...{
          cat_type: t('categories.type'),
          merged_into: t('categories.merge_into'),
          questions: t('categories.questions'),
        },
      }}
      show={(field, value) => {
        if (field === 'cat_type') return t(`frame.category_type.${value as 0 | 1 | 2}`)
        if (field === 'position') return number(Number(value) + 1)
        if (field !== 'parent' && field !== 'merged_into') return undefined
        return categories.find(({ id }) => id === value)?.title ?? t('categories.gone')
      }}
      actions={{
        created: t('categories.action.created'),
        updated: t('categories.action.updated'),
        merged: t('categories.action.merged'),
        deleted: t('categories.action.deleted'),
      }}
    />
  )
}
