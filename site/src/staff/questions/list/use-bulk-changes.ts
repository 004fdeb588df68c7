import type { QuestionsChange } from '@prostuti/sdk/staff'
import { useState } from 'react'
import {
  type BulkAction,
  type DataKey,
  type Selection,
  toast,
  useChange,
  useFigures,
  useIsReviewedBank,
  useStaff,
  useTexts,
} from '../../foundation/index.ts'
import type { BulkAsked } from './bulk-dialogs.tsx'
import { selectedOf } from './question-filter.ts'
import type { LastAct } from './undo-bar.tsx'

interface Asked {
  readonly what: BulkAsked
  readonly selection: Selection
  done(): void
}

const outdates: readonly DataKey[] = [['questions', 'list']]

/** Changes many questions at once: what is asked about, and what was done last. */
export function useBulkChanges() {
  const t = useTexts('questions')
  const admin = useStaff()
  const save = useChange()
  const isReviewed = useIsReviewedBank()
  const { number } = useFigures()
  const [asked, ask] = useState<Asked | null>(null)
  /** What was done to many last: it can be undone. */
  const [last, setLast] = useState<LastAct | null>(null)

  async function change({ selection, done }: Asked, what: QuestionsChange): Promise<void> {
    const changing = async () => {
      const { changed, changed_at: at } = await admin.questions.change(selectedOf(selection), what)
      setLast({ changed, at })
      toast(t('questions.changed', { count: number(changed) }))
    }
    if (await save(changing, { outdates })) done()
  }
  async function undo({ at }: LastAct): Promise<void> {
    const undoing = async () => {
      const { changed, kept } = await admin.questions.undo(at)
      toast(t(kept > 0 ? 'questions.undone_some' : 'questions.undone', { count: number(changed), kept: number(kept) }))
      setLast(null)
    }
    await save(undoing, { outdates })
  }
  function asks(what: BulkAsked): BulkAction['run'] {
    return (selection, clear) =>
      ask({
        what,
        selection,
        done() {
          ask(null)
          clear()
        },
      })
  }
  const bulkActions: BulkAction[] = [
    { key: 'category', label: t('questions.category'), icon: 'folder-input', run: asks('category') },
    { key: 'tags', label: t('questions.tags'), icon: 'tag', run: asks('tags') },
    isReviewed
      ? { key: 'review', label: t('questions.to_review'), icon: 'undo-2', run: asks('to_review') }
      : { key: 'review', label: t('questions.approve'), icon: 'check', run: asks('approve') },
    { key: 'publish', label: t('questions.publish'), icon: 'eye', run: asks('publish') },
    { key: 'delete', label: t('questions.delete'), icon: 'trash', danger: true, run: asks('delete') },
  ]
  const dialog = asked && {
    what: asked.what,
    count: 'ids' in asked.selection ? asked.selection.ids.length : asked.selection.count,
    onClose: () => ask(null),
    onConfirm: (what: QuestionsChange) => change(asked, what),
  }
  return { bulkActions, dialog, last, forget: () => setLast(null), undo }
}
