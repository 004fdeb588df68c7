import { deadlineOf } from '@prostuti/contract/attempt'
import { durationMs } from '@prostuti/sdk/exams/clock/duration'
import { formatMoment, formatTime } from '../../foundation/text/format.ts'
import type { JoinScreenProps } from './exam-join.props.ts'

const minuteMs = 60_000

/** When an exam is open, and the exact end of one's own time if one starts now. */
export function ExamTimes({ exam, t, language, now, canStart }: JoinScreenProps & { canStart: boolean }) {
  const end = Date.parse(exam.end_time)
  const duration = durationMs(exam.duration)
  const moment = (instant: string) => formatMoment(instant, language, now)
  return (
    <section className="join-part">
      <h2 part="heading">{t('join.when')}</h2>
      <dl className="join-times ui-num">
        <dt>{t('join.window_start')}</dt>
        <dd>{moment(exam.start_time)}</dd>
        <dt>{t('join.window_end')}</dt>
        <dd>{moment(exam.end_time)}</dd>
        {canStart ? (
          <>
            <dt>{t('join.deadline', { now: formatTime(now, language) })}</dt>
            <dd>
              <b>{moment(new Date(deadlineOf(now, duration, end)).toISOString())}</b>
            </dd>
          </>
        ) : null}
      </dl>
      {canStart && now + duration > end ? (
        <p className="join-short ui-small">
          {t('join.cut_short', { count: Math.max(Math.ceil((end - now) / minuteMs), 1) })}
        </p>
      ) : null}
    </section>
  )
}
