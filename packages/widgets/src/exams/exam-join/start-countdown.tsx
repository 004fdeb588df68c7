import { IconLock } from '../../foundation/icons/exam-icons.tsx'
import { formatClock, formatMoment } from '../../foundation/text/format.ts'
import type { JoinScreenProps } from './exam-join.props.ts'
import { StartAnnouncement } from './start-announcement.tsx'

const dayMs = 86_400_000

/** How long until the start, by the server's clock, and whether this device is ready for it. */
export function StartCountdown(props: JoinScreenProps & { keepsPapers: boolean }) {
  const { exam, t, language, lobby, now, keepsPapers } = props
  const { remaining, phase } = lobby.view
  const days = Math.floor(remaining / dayMs)
  return (
    <div className="ui-card join-countdown" part="card">
      <p className="ui-muted">{t('join.starts_in')}</p>
      <p className="join-clock ui-num" part="timer" role="timer" aria-live="off">
        {days > 0 ? `${t('join.days', { count: days })} ` : ''}
        {formatClock(remaining % dayMs, language)}
      </p>
      <p className="ui-num">{t('list.starts', { time: formatMoment(exam.start_time, language, now) })}</p>
      {keepsPapers ? (
        <p className="join-sealed ui-small ui-muted">
          <IconLock />
          {t(phase === 'ready' ? 'join.paper_ready' : 'join.paper_coming')}
        </p>
      ) : null}
      <StartAnnouncement {...props} />
    </div>
  )
}
