import { Select, TagsInput } from '@mantine/core'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import type { QuestionsChange } from '@prostuti/sdk/staff'
import { type ReactElement, useState } from 'react'
import { ConfirmDialog, useFigures, useTexts } from '../../foundation/index.ts'
import type { CategoryOption } from '../question/use-categories.ts'

/** What is asked about in words alone. */
type PlainChange = 'to_review' | 'approve' | 'publish' | 'delete'
export type BulkAsked = 'category' | 'tags' | PlainChange

interface BulkDialogProps {
  /** How many questions are meant. */
  count: number
  onClose(): void
  onConfirm(change: QuestionsChange): Promise<void>
}

/** Asks what a change of many questions needs, before it is made. */
export function BulkDialog({
  what,
  options,
  ...props
}: BulkDialogProps & { what: BulkAsked; options: readonly CategoryOption[] }): ReactElement {
  if (what === 'category') return <MoveDialog {...props} options={options} />
  return what === 'tags' ? <TagsDialog {...props} /> : <PlainDialog {...props} what={what} />
}

/** Moves questions into another category. */
function MoveDialog(props: BulkDialogProps & { options: readonly CategoryOption[] }): ReactElement {
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
function TagsDialog(props: BulkDialogProps): ReactElement {
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

const plainChanges: Record<PlainChange, QuestionsChange> = {
  to_review: { reviewed: false },
  approve: { reviewed: true },
  publish: { published: true },
  delete: { deleted: true },
}

/** Says what will be true of the questions before it is. */
function PlainDialog({ what, ...props }: BulkDialogProps & { what: PlainChange }): ReactElement {
  const t = useTexts('questions')
  const { number } = useFigures()
  return (
    <ConfirmDialog
      isOpen
      danger={what === 'delete'}
      title={t(`questions.${what}_title`, { count: number(props.count) })}
      confirm={t(`questions.${what}`)}
      onConfirm={() => props.onConfirm(plainChanges[what])}
      onClose={props.onClose}
    >
      <p>{t(`questions.${what}_text`)}</p>
    </ConfirmDialog>
  )
}
