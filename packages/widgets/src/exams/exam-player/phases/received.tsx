import type { Attempt } from '@prostuti/sdk'
import { IconCheck } from '../../../foundation/icons/icons.tsx'
import { formatMoment, formatTime } from '../../../foundation/text/format.ts'
import type { Language, Translate } from '../../../foundation/text/translate.ts'
import { useAtom } from '../../../questions/asked/index.ts'
import { Panel } from './panel.tsx'

export interface ReceivedProps {
  attempt: Attempt
  language: Language
  t: Translate
  now: () => number
}

/** The server has it: the receipt, when the result comes, and nothing to worry about. */
export function Received({ attempt, language, t, now }: ReceivedProps) {
  const receipt = useAtom(attempt.$view, view => view.receipt)
  if (!receipt) return null
  return (
    <Panel icon={<IconCheck />} tone="good" title={t('player.received_title')}>
      <p>{resultWhen(receipt.result_visible_at, { language, t, now })}</p>
      <dl className="receipt">
        <dt>{t('player.receipt_time')}</dt>
        <dd>{formatTime(receipt.received_at, language)}</dd>
        <dt>{t('player.receipt_answers')}</dt>
        <dd>{t('player.answered', { count: receipt.answered })}</dd>
        <dt>{t('player.receipt_number')}</dt>
        <dd className="code">{receipt.submission_id}</dd>
      </dl>
      <slot name="received" />
    </Panel>
  )
}

function resultWhen(at: string | null, { language, t, now }: Omit<ReceivedProps, 'attempt'>): string {
  if (!at) return t('player.result_later')
  return Date.parse(at) <= now()
    ? t('player.result_now')
    : t('player.result_at', { time: formatMoment(at, language, now()) })
}
