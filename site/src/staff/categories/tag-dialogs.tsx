import { Select, TextInput } from '@mantine/core'
import type { TagCount } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { ConfirmDialog, useFigures, useIsReviewedBank, useQuery, useStaff, useTexts } from '../foundation/index.ts'

interface TagDialogProps {
  tag: TagCount
  onClose(): void
  /** Null: without the tag. */
  onConfirm(name: string | null): Promise<void>
}

/** A new name for a tag. */
export function RenameTagDialog({ tag: { tag, count }, onClose, onConfirm }: TagDialogProps): ReactElement {
  const t = useTexts('categories')
  const { number } = useFigures()
  const [name, setName] = useState(tag)
  const [isMissing, setMissing] = useState(false)
  const confirm = async () => {
    const typed = name.trim()
    setMissing(typed === '')
    if (typed === tag) onClose()
    else if (typed !== '') await onConfirm(typed)
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('categories.tag_rename_title', { tag })}
      confirm={t('categories.tag_rename')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextInput
        label={t('categories.tag_new_name')}
        maxLength={60}
        value={name}
        error={isMissing && t('form.required')}
        onChange={event => setName(event.currentTarget.value)}
      />
      <p>{t('categories.tag_rename_text', { count: number(count) })}</p>
    </ConfirmDialog>
  )
}

/** Another tag, which this one becomes part of: chosen by searching the bank's tags. */
export function MergeTagDialog({ tag: { tag, count }, onClose, onConfirm }: TagDialogProps): ReactElement {
  const t = useTexts('categories')
  const admin = useStaff()
  const { number } = useFigures()
  const isReviewed = useIsReviewedBank()
  const [into, setInto] = useState<string | null>(null)
  const [search, setSearch] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { data } = useQuery(['tags', 'search', search, isReviewed], () =>
    admin.categories.tags({ search, pageSize: 50, reviewed_qb: isReviewed ? 'true' : 'false' }),
  )
  const others = (data?.results ?? []).filter(other => other.tag !== tag)
  const counts = new Map(others.map(other => [other.tag, other.count]))
  const names = [...new Set([...(into === null ? [] : [into]), ...counts.keys()])]
  const confirm = async () => {
    setMissing(into === null)
    if (into !== null) await onConfirm(into)
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('categories.merge_title', { name: tag })}
      confirm={t('categories.merge_confirm')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Select
        label={t('categories.merge_into')}
        data={names}
        searchable
        allowDeselect={false}
        // The server has searched already.
        filter={({ options }) => options}
        searchValue={search}
        onSearchChange={setSearch}
        value={into}
        onChange={setInto}
        nothingFoundMessage={t('categories.tags_none')}
        error={isMissing && t('form.required')}
      />
      <p>{t('categories.tag_merge_text', { count: number(count), tag })}</p>
    </ConfirmDialog>
  )
}

/** Asks before a tag is taken away from every question. */
export function RemoveTagDialog({ tag: { tag, count }, onClose, onConfirm }: TagDialogProps): ReactElement {
  const t = useTexts('categories')
  const { number } = useFigures()
  return (
    <ConfirmDialog
      isOpen
      danger
      title={t('categories.tag_remove_title', { tag })}
      confirm={t('categories.tag_remove')}
      onConfirm={() => onConfirm(null)}
      onClose={onClose}
    >
      <p>{t('categories.tag_remove_text', { count: number(count) })}</p>
    </ConfirmDialog>
  )
}
