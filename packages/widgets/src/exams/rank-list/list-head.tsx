import type { Standings } from '@prostuti/contract'
import { formatMarks, formatMoment, formatNumber } from '../../foundation/format.ts'
import { Chip, IconCheck, IconClock } from '../../foundation/ui/index.ts'
import type { ListProps } from './rank-list.view.tsx'

/** Which list this is, whether it may still change, by which rule it is ordered, and where passing ends. */
export function ListHead({
  standings,
  examinees,
  ...look
}: Pick<ListProps, 't' | 'language' | 'client'> & {
  standings: Standings
  /** In the whole list. */
  examinees: number
}) {
  const { t, language } = look
  const { title, cut_mark: cut, total_marks: total } = standings
  return (
    <header className="ranks-head">
      <div className="ranks-title">
        <h2>{title}</h2>
        <StateChip standings={standings} t={t} />
      </div>
      <StateText standings={standings} {...look} />
      <ul className="ui-small ui-muted ui-num">
        <li>{t('ranks.examinees', { total: formatNumber(examinees, language) })}</li>
        <li>{t('ranks.total_marks', { marks: formatNumber(total, language) })}</li>
        {cut === null ? null : <li>{t('ranks.cut_mark', { mark: formatMarks(cut, language) })}</li>}
      </ul>
      <p className="ui-small ui-muted">{t('ranks.tie_rule')}</p>
    </header>
  )
}

function StateChip({ standings: { state, provisional }, t }: Pick<ListProps, 't'> & { standings: Standings }) {
  if (state === 'archive') return <Chip tone="archived">{t('ranks.archive')}</Chip>
  return (
    <Chip tone={provisional ? 'running' : 'plain'}>
      {provisional ? <IconClock /> : <IconCheck />}
      {t(provisional ? 'ranks.provisional' : 'ranks.final')}
    </Chip>
  )
}

/** Both texts share one cell: when the list turns final under one's eyes, nothing below them moves. */
function StateText({
  standings,
  t,
  language,
  client,
}: Pick<ListProps, 't' | 'language' | 'client'> & { standings: Standings }) {
  const { provisional, final_at: at } = standings
  if (standings.state === 'archive') return <p>{t('ranks.archive_text')}</p>
  return (
    <p className="ranks-state">
      <span hidden={!provisional}>{t('ranks.provisional_text')}</span>
      <span className="ui-num" hidden={provisional}>
        {at ? t('ranks.final_at', { time: formatMoment(at, language, client.now()) }) : t('ranks.final_text')}
      </span>
    </p>
  )
}
