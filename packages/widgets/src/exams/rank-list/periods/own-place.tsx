import type { PeriodStandings } from '@prostuti/contract'
import { bestExams } from '@prostuti/contract/page-sizes'
import { fillTemplate } from '../../../foundation/page/safe-path.ts'
import { formatMarks, formatMoment, formatNumber } from '../../../foundation/text/format.ts'
import { ButtonLink, VisuallyHidden } from '../../../foundation/ui/index.ts'
import type { ChosenProps } from '../rank-list.props.ts'
import { IconDown, IconUp } from './icons.tsx'
import { formatPercent } from './period-text.ts'
import { Spread } from './spread.tsx'

type OwnProps = ChosenProps & { shown: PeriodStandings }

/** My place, or what I lack for one, with the next exam; stays in view. Beside the list, the rule as well. */
export function OwnPlace(props: OwnProps) {
  const { shown, t } = props
  return (
    <aside className="periods-side" aria-label={t('ranks.mine')}>
      {shown.me ? <Mine {...props} me={shown.me} /> : shown.missing ? <Missing {...props} /> : null}
      {shown.me && shown.next_exam ? (
        <section className="periods-how">
          <h3>{t('periods.next_title')}</h3>
          <NextExam {...props} />
        </section>
      ) : null}
      <section className="periods-how">
        <h3>{t('periods.rule_title')}</h3>
        <p>{t(`periods.rule.${shown.period}`)}</p>
        <p>{t('periods.rule_more')}</p>
        {shown.provisional ? <p>{t('periods.provisional')}</p> : null}
      </section>
    </aside>
  )
}

function Mine({ shown, me, t, language }: OwnProps & { me: NonNullable<PeriodStandings['me']> }) {
  const count = shown.count ?? 0
  // Who is first among all has everybody but themselves behind them.
  const behind = Math.floor(((count - me.position) / count) * 100)
  return (
    <section className="periods-mine">
      <b className="periods-position ui-num">{formatNumber(me.position, language)}</b>
      <p>
        <span className="ui-num">
          <b>{t('ranks.you')}</b> {t('periods.of', { total: formatNumber(count, language) })}
        </span>
        {shown.was === null ? (
          <span className="ui-small ui-muted ui-num">{t('periods.behind', { behind })}</span>
        ) : (
          <Moved from={shown.was} to={me.position} period={shown.period} t={t} />
        )}
      </p>
      <b className="ui-num">
        {me.marks === null ? formatPercent(me.percent, language) : formatMarks(me.marks, language)}
      </b>
      {shown.spread ? <Spread spread={shown.spread} me={me} behind={behind} {...{ t, language }} /> : null}
    </section>
  )
}

interface MovedProps extends Pick<ChosenProps, 't'> {
  from: number
  to: number
  period: PeriodStandings['period']
}

/** The arrow is a shape; the words say which way, and from where. */
function Moved({ from, to, period, t }: MovedProps) {
  const way = to < from ? 'rose' : to > from ? 'fell' : 'same'
  return (
    <span className="periods-moved ui-num" data-way={way}>
      {way === 'rose' ? <IconUp /> : way === 'fell' ? <IconDown /> : null}
      <VisuallyHidden>{t(`periods.${way}`)} </VisuallyHidden>
      {t(`periods.was.${period}`, { position: from })}
    </span>
  )
}

function Missing(props: OwnProps) {
  const { shown, t, language } = props
  const { exams = 0, percent = null } = shown.missing ?? {}
  return (
    <section className="periods-missing">
      <p>
        <b>{t('periods.missing', { exams })}</b>{' '}
        {percent === null
          ? ''
          : t('periods.mean_of', { exams: bestExams - exams, percent: formatPercent(percent, language) })}
      </p>
      <NextExam {...props} />
    </section>
  )
}

/** The way to the next exam that counts. */
export function NextExam({ shown, t, language, client, joinHref }: OwnProps) {
  const next = shown.next_exam
  if (!next) return null
  const isRunning = Date.parse(next.start_time) <= client.now()
  const words = isRunning
    ? t('periods.next_running', { title: next.title })
    : t('periods.next', { time: formatMoment(next.start_time, language, client.now()), title: next.title })
  if (!joinHref) return <p className="ui-small">{words}</p>
  return (
    <ButtonLink kind="primary" href={fillTemplate(joinHref, { id: next.id })}>
      {words}
    </ButtonLink>
  )
}
