import { type ReactElement, useState } from 'react'
import { UndoBar as Bar, useFigures, useTexts } from '../../foundation/index.ts'

/** What was done to many questions at once. */
export interface LastAct {
  readonly changed: number
  /** The instant that names it. */
  readonly at: string
}

interface UndoBarProps {
  last: LastAct
  onUndo(last: LastAct): Promise<void>
  onClose(): void
}

/** Stays over the list after many were changed at once. */
export function UndoBar({ last, onUndo, onClose }: UndoBarProps): ReactElement {
  const t = useTexts('questions')
  const { number } = useFigures()
  const [isBusy, setBusy] = useState(false)
  const undo = async () => {
    setBusy(true)
    await onUndo(last)
    setBusy(false)
  }
  return (
    <Bar isBusy={isBusy} onUndo={() => void undo()} onClose={onClose}>
      {t('questions.changed', { count: number(last.changed) })}
    </Bar>
  )
}
