import { ActionIcon, Select, TextInput } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import type { Category } from '@prostuti/contract'
import { type ReactElement, useCallback } from 'react'
import { SaveButton, StaffForm, type Stored, UnsavedChip, useStaffForm } from '../../foundation/form/index.ts'
import { Icon, useOutdate, useStaff, useTexts } from '../../foundation/index.ts'
import { optionsOf } from '../../questions/question/use-categories.ts'
import styles from './category-form.module.css'
import { withBelow } from './category-rows.ts'

interface CategoryValues {
  readonly [field: string]: unknown
  readonly name: string
  readonly name_en: string
  readonly parent: string | null
}

interface CategoryFormProps {
  /** Null: a new one. */
  category: Category | null
  categories: readonly Category[]
  type: 0 | 1 | 2
  onClose(): void
  onSaved(id: string): void
}

const storedOf = (category: Category): Stored<CategoryValues> => ({
  values: { name: category.name.bn, name_en: category.name.en, parent: category.parent },
  version: category.revision,
})

/** Name and place of a category. */
export function CategoryForm({ category, categories, type, onClose, onSaved }: CategoryFormProps): ReactElement {
  const t = useTexts('categories')
  const admin = useStaff()
  const outdate = useOutdate()
  const form = useStaffForm<CategoryValues>({
    stored: category ? storedOf(category) : { values: { name: '', name_en: '', parent: null }, version: null },
    labels: { name: t('categories.name_bn'), name_en: t('categories.name_en'), parent: t('categories.parent') },
    validate: ({ name }) => (name.trim() === '' ? { name: t('form.required') } : {}),
    async save({ name, name_en: en, parent }, version) {
      const body = { name: { bn: name, en }, parent }
      const saved = category
        ? await admin.categories.update(category.id, { ...body, revision: Number(version) })
        : await admin.categories.create({ ...body, cat_type: type })
      onSaved(saved.id)
      outdate(['categories'])
      return storedOf(saved)
    },
    reload: category
      ? async () => {
          const tree = await admin.categories.tree({ cat_type: type })
          return storedOf(tree.find(({ id }) => id === category.id) ?? category)
        }
      : undefined,
  })
  const inside = category ? withBelow(categories, category.id) : new Set<string>()
  const parents = optionsOf(categories).filter(({ value }) => !inside.has(value))
  const { form: fields } = form
  // Whoever asks for a new one goes on to type its name.
  const focusIfNew = useCallback((input: HTMLInputElement | null) => void (category || input?.focus()), [category])
  return (
    <section className={`staff-card ${styles.card}`} aria-label={category?.title ?? t('categories.new')}>
      <header>
        <h2>{category?.title ?? t('categories.new')}</h2>
        <ActionIcon variant="subtle" color="gray" aria-label={t('frame.close')} onClick={onClose}>
          <Icon name="x" />
        </ActionIcon>
      </header>
      <StaffForm form={form} className={styles.form}>
        <TextInput label={t('categories.name_bn')} ref={focusIfNew} maxLength={120} {...fields.getInputProps('name')} />
        <TextInput label={t('categories.name_en')} maxLength={120} {...fields.getInputProps('name_en')} />
        <Select
          label={t('categories.parent')}
          placeholder={t('categories.at_top')}
          data={parents}
          searchable
          clearable
          {...fields.getInputProps('parent')}
        />
      </StaffForm>
      <footer className={styles.foot}>
        <UnsavedChip form={form} />
        <SaveButton form={form} />
      </footer>
    </section>
  )
}
