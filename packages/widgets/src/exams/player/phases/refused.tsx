import type { Attempt } from '@prostuti/sdk'
import type { Language, Translate } from '../../../foundation/translate.ts'
import { Button } from '../../../foundation/ui/button.tsx'
import { IconAlert, IconCheck, IconOffline } from '../../../foundation/ui/icons.tsx'
import { useAtom } from '../use-atom.ts'
import { Panel } from './panel.tsx'
import { Received } from './received.tsx'

/** Refusals with a sentence of their own; the others say what the server says. */
const ownWords = new Set([
  'network_lost',
  'exam_not_started',
  'exam_over',
  'already_participated',
  'purchase_required',
  'not_signed_in',
  'no_exam_found',
])

/** Where trying again cannot help. */
const final = new Set(['exam_over', 'already_participated', 'no_exam_found'])

export interface RefusedProps {
  attempt: Attempt
  onRetry: () => void
  language: Language
  t: Translate
  now: () => number
}

/** The exam cannot be taken: why, and what to do next. */
export function Refused({ attempt, onRetry, ...rest }: RefusedProps) {
  const { t } = rest
  const error = useAtom(attempt.$view, view => view.error)
  const receipt = useAtom(attempt.$view, view => view.receipt)
  if (receipt) return <Received attempt={attempt} {...rest} />
  const code = error?.code ?? 'something_wrong'
  const name = ownWords.has(code) ? code : error?.status === 404 ? 'no_exam_found' : 'other'
  const Icon = code === 'network_lost' ? IconOffline : code === 'already_participated' ? IconCheck : IconAlert
  return (
    <Panel icon={<Icon />} title={t(`player.refused_${name}`)}>
      <p>{(name === 'other' && error?.detail) || t(`player.refused_${name}_text`)}</p>
      {final.has(name) ? null : <Button onClick={onRetry}>{t('player.try_again')}</Button>}
      <slot name="refused" />
    </Panel>
  )
}
