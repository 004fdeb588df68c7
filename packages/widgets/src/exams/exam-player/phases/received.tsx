import type { Attempt } from '@prostuti/sdk'
import { IconCheck } from '../../../foundation/icons/icons.tsx'
import { isWebAddress } from '../../../foundation/page/is-web-address.ts'
import { fillTemplate } from '../../../foundation/page/safe-path.ts'
import { formatMoment, formatTime } from '../../../foundation/text/format.ts'
import type { Language, Translate } from '../../../foundation/text/translate.ts'
import { ButtonLink } from '../../../foundation/ui/button-link.tsx'
import { useAtom } from '../../../questions/asked/index.ts'
import { Panel } from './panel.tsx'

/** Where the page around the player shows results, `{id}` and `{state}` to be filled in; without `href` nowhere. */
export interface ResultPage {
  href: string | undefined
  id: string
  state: 'live' | 'archive'
}

export interface ReceivedProps {
  attempt: Attempt
  result: ResultPage
  language: Language
  t: Translate
  now: () => number
}

/** The server has it: the receipt, when the result comes, and nothing to worry about. */
export function Received({ attempt, result: { href, ...exam }, language, t, now }: ReceivedProps) {
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
      <slot name="received">
        {href && isWebAddress(href) ? (
          <ButtonLink kind="primary" href={fillTemplate(href, exam)}>
            {t('player.receipt_result')}
          </ButtonLink>
        ) : null}
      </slot>
    </Panel>
  )
}

function resultWhen(at: string | null, { language, t, now }: Omit<ReceivedProps, 'attempt' | 'result'>): string {
  if (!at) return t('player.result_later')
  return Date.parse(at) <= now()
    ? t('player.result_now')
    : t('player.result_at', { time: formatMoment(at, language, now()) })
}
