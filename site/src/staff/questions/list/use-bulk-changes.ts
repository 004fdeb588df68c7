import type { QuestionsChange } from '@prostuti/sdk/staff'
import { useState } from 'react'
import {
  type BulkAction,
  type Selection,
  toast,
  useFigures,
  useIsReviewedBank,
  useStaff,
  useTexts,
  useToldAct,
} from '../../foundation/index.ts'
import type { BulkAsked } from './bulk-dialogs.tsx'
import { selectedOf } from './question-filter.ts'
import type { LastAct } from './undo-bar.tsx'

interface Asked {
  readonly what: BulkAsked
  readonly selection: Selection
  done(): void
}

/** Changes many questions at once: what is asked about, and what was done last. */
export function useBulkChanges() {
  const t = useTexts('questions')
  const admin = useStaff()
  const act = useToldAct()
  const isReviewed = useIsReviewedBank()
  const { number } = useFigures()
  const [asked, ask] = useState<Asked | null>(null)
  /** What was done to many last: it can be undone. */
  const [last, setLast] = useState<LastAct | null>(null)
  const [round, setRound] = useState(0)

  async function change({ selection, done }: Asked, what: QuestionsChange): Promise<void> {
    const isDone = await act(async () => {
      const { changed, changed_at: at } = await admin.questions.change(selectedOf(selection), what)
      setLast({ changed, at })
      toast(t('questions.changed', { count: number(changed) }))
    })
    if (isDone) done()
  }
  async function undo({ at }: LastAct): Promise<void> {
    await act(async () => {
      const { changed, kept } = await admin.questions.undo(at)
      toast(t(kept > 0 ? 'questions.undone_some' : 'questions.undone', { count: number(changed), kept: number(kept) }))
      setLast(null)
      setRound(round + 1)
    })
  }
  function asks(what: BulkAsked): BulkAction['run'] {
    return (selection, { reload, clear }) =>
      ask({
        what,
        selection,
        done() {
          ask(null)
          clear()
          reload()
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
    { key: 'delete', label: t('questions.delete'), icon: 'trash-2', danger: true, run: asks('delete') },
  ]
  const dialog = asked && {
    what: asked.what,
    count: 'ids' in asked.selection ? asked.selection.ids.length : asked.selection.count,
    onClose: () => ask(null),
    onConfirm: (what: QuestionsChange) => change(asked, what),
  }
  return { bulkActions, dialog, last, forget: () => setLast(null), undo, round }
}
