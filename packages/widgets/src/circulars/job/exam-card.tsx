import { formatDate } from '@prostuti/sdk/i18n/format'
import { KeepExam } from '../../programs/keep-exam/index.ts'
import { dayWords, noonOf } from '../rows/index.ts'
import { IconCalendar } from './icons.tsx'
import type { JobViewProps } from './view-props.ts'

const dayMs = 86_400_000

/** The day of the exam, how far it is, and the way into one's routine. */
export function ExamCard({ client, language, t, host, circular, mine, personal, now }: JobViewProps) {
  const { exam_date: day, title, id } = circular
  if (day === null)
    return (
      <p className="job-exam-line">
        <IconCalendar />
        <span>{t('job.no_exam_date')}</span>
      </p>
    )
  const at = noonOf(day)
  const [weekday] = formatDate(at, language, { weekday: true }).split(', ')
  const isOver = daysTo(at, now) < 0
  return (
    <div className="job-exam-line">
      <IconCalendar />
      <p>
        <b className="ui-num">{t('job.exam', { date: dayWords(at, { language, now }) })}</b>
        <span className="ui-small ui-muted ui-num">
          {weekday} · {awayWords(at, now, t)}
        </span>
      </p>
      {personal && !isOver ? (
        <KeepExam
          {...{ client, language, t, host, id, title }}
          kind="circular"
          date={day}
          time={null}
          kept={mine?.in_routine ?? false}
        />
      ) : null}
    </div>
  )
}

/** Nights in Dhaka; noon is half a day off both midnights. */
const daysTo = (noon: number, now: number): number => Math.round((noon - startOfNoon(now)) / dayMs)
const startOfNoon = (now: number): number => Math.floor((now + 6 * 3_600_000) / dayMs) * dayMs + 6 * 3_600_000

function awayWords(noon: number, now: number, t: JobViewProps['t']): string {
  const days = daysTo(noon, now)
  if (days < 0) return t('job.exam_past')
  return days === 0 ? t('job.exam_today') : t('job.exam_in', { count: days })
}
