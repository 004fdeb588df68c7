import { Select, TagsInput } from '@mantine/core'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import type { QuestionsChange } from '@prostuti/sdk/admin'
import { type ReactElement, useState } from 'react'
import { ConfirmDialog, useFigures, useTexts } from '../foundation/index.ts'
import type { CategoryOption } from './use-categories.ts'

export type BulkAsked = 'category' | 'tags' | 'delete'

interface BulkDialogProps {
  /** How many questions are meant. */
  count: number
  onClose(): void
  onConfirm(change: QuestionsChange): Promise<void>
}

/** Moves questions into another category. */
export function MoveDialog(props: BulkDialogProps & { options: readonly CategoryOption[] }): ReactElement {
  const t = useTexts('questions')
  const { number } = useFigures()
  const [category, setCategory] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const confirm = async () => {
    setMissing(category === null)
    if (category !== null) await props.onConfirm({ category })
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('questions.move_title', { count: number(props.count) })}
      confirm={t('questions.move')}
      onConfirm={confirm}
      onClose={props.onClose}
    >
      <Select
        label={t('questions.category')}
        data={[...props.options]}
        value={category}
        onChange={setCategory}
        searchable
        error={isMissing && t('questions.select_category')}
      />
    </ConfirmDialog>
  )
}

/** Adds tags to questions, and takes others away. */
export function TagsDialog(props: BulkDialogProps): ReactElement {
  const t = useTexts('questions')
  const { number } = useFigures()
  const [added, setAdded] = useState<string[]>([])
  const [removed, setRemoved] = useState<string[]>([])
  const confirm = () =>
    props.onConfirm({
      ...(added.length > 0 && { add_tags: added }),
      ...(removed.length > 0 && { remove_tags: removed }),
    })
  return (
    <ConfirmDialog
      isOpen
      title={t('questions.tags_title', { count: number(props.count) })}
      confirm={t('frame.save')}
      onConfirm={confirm}
      onClose={props.onClose}
    >
      <TagsInput label={t('questions.tags_add')} value={added} onChange={setAdded} maxLength={60} />
      <TagsInput label={t('questions.tags_remove')} value={removed} onChange={setRemoved} maxLength={60} />
    </ConfirmDialog>
  )
}

/** Asks before questions go. */
export function DeleteDialog(props: BulkDialogProps): ReactElement {
  const t = useTexts('questions')
  const { number } = useFigures()
  return (
    <ConfirmDialog
      isOpen
      danger
      title={t('questions.delete_title', { count: number(props.count) })}
      confirm={t('questions.delete')}
      onConfirm={() => props.onConfirm({ deleted: true })}
      onClose={props.onClose}
    >
      <p>{t('questions.delete_text')}</p>
    </ConfirmDialog>
  )
}
