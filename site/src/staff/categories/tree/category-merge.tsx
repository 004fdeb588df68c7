import { Button, Select } from '@mantine/core'
import type { Category, QuestionInfo } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import {
  ConfirmDialog,
  type DataKey,
  Icon,
  useChange,
  useFigures,
  useIsReviewedBank,
  useStaff,
  useTexts,
} from '../../foundation/index.ts'
import { questionsHref } from '../../questions/list/questions-href.ts'
import { optionsOf } from '../../questions/question/use-categories.ts'
import styles from './category-form.module.css'
import { withBelow } from './category-rows.ts'
import { CategoryTrail } from './category-trail.tsx'

interface CategoryMergeProps {
  category: Category
  categories: readonly Category[]
  info: QuestionInfo['by_category'][number] | undefined
  /** With the category that is there afterwards; null where there is none. */
  onMerged(id: string | null): void
}

const outdates: readonly DataKey[] = [['categories']]

/** What a category holds, and what can be done with all of it. */
export function CategoryMerge({ category, categories, info, onMerged }: CategoryMergeProps): ReactElement {
  const t = useTexts('categories')
  const admin = useStaff()
  const change = useChange()
  const { number } = useFigures()
  const isReviewed = useIsReviewedBank()
  const [asked, ask] = useState<'merge' | 'delete' | null>(null)
  const [into, setInto] = useState<string | null>(null)
  const inside = withBelow(categories, category.id)
  const isEmpty = category.question_count === 0 && inside.size === 1
  const count = number(category.question_count)
  const notEmpty = t('categories.not_empty', { questions: count, categories: number(inside.size - 1) })
  const merge = async () => {
    if (into === null) return
    const merging = () => admin.categories.merge(category.id, { into, revision: category.revision })
    if (await change(merging, { done: t('categories.merged'), outdates })) {
      ask(null)
      onMerged(into)
    }
  }
  const remove = async () => {
    const deleting = () => admin.categories.delete(category.id)
    if (await change(deleting, { done: t('categories.deleted'), outdates })) {
      ask(null)
      onMerged(null)
    }
  }
  return (
    <>
      <section className="staff-card" aria-label={t('categories.holds')}>
        <div className={styles.figures}>
          <p>{t('categories.holds_count', { count, perfect: number(info?.perfect ?? 0) })}</p>
          <a href={questionsHref({ category: category.id, reviewed: isReviewed })}>
            {t('categories.see_questions', { count })}
          </a>
          <Button variant="default" leftSection={<Icon name="git-merge" size={16} />} onClick={() => ask('merge')}>
            {t('categories.merge')}
          </Button>
          <span className="staff-small">{t('categories.merge_text', { count })}</span>
          <Button
            variant="subtle"
            color="red"
            data-disabled={!isEmpty || undefined}
            aria-disabled={!isEmpty || undefined}
            title={isEmpty ? undefined : notEmpty}
            onClick={() => isEmpty && ask('delete')}
          >
            {t('categories.delete')}
          </Button>
          {!isEmpty && <span className="staff-small">{notEmpty}</span>}
        </div>
      </section>
      <CategoryTrail category={category} categories={categories} />
      <ConfirmDialog
        isOpen={asked === 'merge'}
        title={t('categories.merge_title', { name: category.title })}
        confirm={t('categories.merge_confirm')}
        onConfirm={merge}
        onClose={() => ask(null)}
      >
        <Select
          label={t('categories.merge_into')}
          data={optionsOf(categories).filter(({ value }) => !inside.has(value))}
          searchable
          value={into}
          onChange={setInto}
        />
        <p>{t('categories.merge_text', { count })}</p>
      </ConfirmDialog>
      <DeleteDialog category={category} isOpen={asked === 'delete'} onConfirm={remove} onClose={() => ask(null)} />
    </>
  )
}

interface DeleteDialogProps {
  category: Category
  isOpen: boolean
  onConfirm(): Promise<void>
  onClose(): void
}

/** Asks before an empty category goes. */
function DeleteDialog({ category, isOpen, onConfirm, onClose }: DeleteDialogProps): ReactElement {
  const t = useTexts('categories')
  return (
    <ConfirmDialog
      isOpen={isOpen}
      danger
      title={t('categories.delete_title', { name: category.title })}
      confirm={t('categories.delete')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('categories.delete_text')}</p>
    </ConfirmDialog>
  )
}
