import type { ExamCard } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/define-widget.ts'
import { formatMoment, minutesOf } from '../../foundation/format.ts'

type Wording = Pick<WidgetProps, 't' | 'language'>

/** When it starts, ends or ended, whichever matters now. */
export function whenOf(exam: ExamCard, now: number, { t, language }: Wording): string {
  const moment = (instant: string) => ({ time: formatMoment(instant, language, now) })
  if (exam.state === 'upcoming') return t('list.starts', moment(exam.start_time))
  return t(exam.state === 'running' ? 'list.ends' : 'list.ended', moment(exam.end_time))
}

/** Questions, minutes and price in one line. */
export function factsOf(exam: ExamCard, { t }: Wording): string {
  const cost = exam.is_free || exam.cost === 0 ? t('list.free') : t('list.coins', { count: exam.cost })
  const questions = t('list.questions', { count: exam.total_questions })
  return [questions, t('list.minutes', { count: minutesOf(exam.duration) }), cost].join(' · ')
}
