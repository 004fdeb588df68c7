import type { ReactElement } from 'react'
import { UndoBar as Bar, useFigures, useTexts } from '../../foundation/index.ts'
import type { CircularActs } from './use-circular-acts.ts'

/** Says which act was done last, and takes it back. */
export function UndoBar({ acts }: { acts: CircularActs }): ReactElement | null {
  const t = useTexts('circulars')
  const { number } = useFigures()
  const { last } = acts
  if (!last) return null
  return (
    <Bar isBusy={acts.isBusy} onUndo={acts.undo} onClose={acts.forgetLast}>
      {t(`circulars.did.${last.act}`, { count: number(last.outcome.changed.length) })}
    </Bar>
  )
}
