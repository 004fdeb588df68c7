import { deadlineOf } from '@prostuti/contract/attempt'
import { durationMs } from '@prostuti/sdk/exams/clock/duration'
import { formatMoment, formatNumber, formatTime, minutesOf } from '../../../../foundation/text/format.ts'
import type { StartCardProps } from '../../exam-player.props.ts'

/** What counts most, as figures, and when one's own time would end. */
export function StartFacts({ exam, t, language, now, ahead }: StartCardProps & { now: number; ahead: boolean }) {
  const number = (value: number) => formatNumber(value, language)
  const { negative_mark } = exam.rules
  const end = Date.parse(exam.end_time)
  const duration = durationMs(exam.duration)
  const deadline = new Date(deadlineOf(now, duration, end)).toISOString()
  return (
    <>
      <dl className="start-facts ui-num">
        <Fact name={t('player.start_questions')} value={number(exam.total_questions)} />
        <Fact name={t('player.start_minutes')} value={number(minutesOf(exam.duration))} />
        <Fact name={t('player.start_marks')} value={number(exam.total_marks)} />
        <Fact name={t('player.start_negative')} value={negative_mark > 0 ? `−${number(negative_mark)}` : number(0)} />
      </dl>
      {ahead ? null : (
        <p className="start-deadline">
          {t('join.deadline', { now: formatTime(now, language) })} <b>{formatMoment(deadline, language, now)}</b>
        </p>
      )}
      {!ahead && now + duration > end ? (
        <p className="start-short ui-small">
          {t('join.cut_short', { count: Math.max(Math.ceil((end - now) / 60_000), 1) })}
        </p>
      ) : null}
    </>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
