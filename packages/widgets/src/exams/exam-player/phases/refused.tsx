import type { Attempt } from '@prostuti/sdk'
import { IconAlert, IconCheck, IconOffline } from '../../../foundation/icons/icons.tsx'
import { errorText } from '../../../foundation/text/error-text.ts'
import type { Translate } from '../../../foundation/text/translate.ts'
import { Button } from '../../../foundation/ui/button.tsx'
import { useAtom } from '../../../questions/asked/index.ts'
import { Panel } from './panel.tsx'

/** Where trying again cannot help. */
const final = new Set(['exam_over', 'already_participated', 'no_exam_found', 'not_found', 'forbidden', 'unsafe_page'])

export interface RefusedProps {
  attempt: Attempt
  onRetry: () => void
  t: Translate
}

/** The exam cannot be taken: why, and what to do next. */
export function Refused({ attempt, onRetry, t }: RefusedProps) {
  const error = useAtom(attempt.$view, view => view.error)
  const { title, text, offline } = errorText(error, t)
  const code = error?.code ?? ''
  const Icon = offline ? IconOffline : code === 'already_participated' ? IconCheck : IconAlert
  return (
    <Panel icon={<Icon />} title={title}>
      {text ? <p>{text}</p> : null}
      {final.has(code) ? null : <Button onClick={onRetry}>{t('ui.try_again')}</Button>}
      <slot name="refused" />
    </Panel>
  )
}
