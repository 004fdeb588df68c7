import type { Standings } from '@prostuti/contract'
import { formatMarks, formatMoment, formatNumber } from '../../foundation/text/format.ts'
import { Chip, IconCheck, IconClock } from '../../foundation/ui/index.ts'
import type { ListProps } from './rank-list.props.ts'

type HeadProps = Pick<ListProps, 't' | 'language' | 'client'> & { standings: Standings }

/**
 * Which list this is and whether it may still change. The rest is one line that opens: how many, where passing ends, by
 * which rule it is ordered. Rows come before rules.
 */
export function ListHead({ examinees, ...props }: HeadProps & { /** In the whole list. */ examinees: number }) {
  const { standings, t, language } = props
  const { title, cut_mark: cut, total_marks: total, ranking, generated } = standings
  return (
    <header className="ranks-head">
      <div className="ranks-title">
        <h2 part="heading">{title}</h2>
        <span className="ranks-chips">
          {generated ? <Chip>{t('ranks.generated')}</Chip> : null}
          <StateChip standings={standings} t={t} />
        </span>
      </div>
      {ranking === 'sample' ? null : (
        <details className="ranks-rules">
          <summary className="ui-num">
            {t('ranks.examinees', { count: examinees, total: formatNumber(examinees, language) })}
            {cut === null ? '' : ` · ${t('ranks.cut_mark', { mark: formatMarks(cut, language) })}`}
            {` · ${t('ranks.rules')}`}
          </summary>
          <div className="ui-small">
            <StateText {...props} />
            <p>{t('ranks.tie_rule')}</p>
            <p className="ui-num">{t('ranks.total_marks', { marks: formatNumber(total, language) })}</p>
            {generated ? <p>{t('ranks.generated_text')}</p> : null}
          </div>
        </details>
      )}
    </header>
  )
}

function StateChip({ standings: { state, ranking, provisional }, t }: Pick<HeadProps, 't' | 'standings'>) {
  if (ranking === 'sample') return null
  if (state === 'archive') return <Chip tone="archived">{t('ranks.archive')}</Chip>
  return (
    <Chip tone={provisional ? 'running' : 'plain'}>
      {provisional ? <IconClock /> : <IconCheck />}
      {t(provisional ? 'ranks.provisional' : 'ranks.final')}
    </Chip>
  )
}

/** Both texts share one cell: when the list turns final under one's eyes, nothing below them moves. */
function StateText({ standings, t, language, client }: HeadProps) {
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
