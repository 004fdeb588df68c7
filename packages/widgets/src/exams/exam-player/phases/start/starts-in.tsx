import { formatClock, formatMoment } from '../../../../foundation/text/format.ts'
import type { StartCardProps } from '../../exam-player.props.ts'

const dayMs = 86_400_000

/** How long until the start, by the server's clock. */
export function StartsIn({ exam, t, language, now }: StartCardProps & { now: number }) {
  const remaining = Math.max(Date.parse(exam.start_time) - now, 0)
  const days = Math.floor(remaining / dayMs)
  return (
    <div className="start-clock">
      <p className="ui-muted">{t('join.starts_in')}</p>
      <p className="ui-num" part="timer" role="timer">
        {days > 0 ? `${t('join.days', { count: days })} ` : ''}
        {formatClock(remaining % dayMs, language)}
      </p>
      <p className="ui-num">{t('list.starts', { time: formatMoment(exam.start_time, language, now) })}</p>
    </div>
  )
}
