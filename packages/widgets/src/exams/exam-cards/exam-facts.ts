import type { ExamCard, ParticipatedExam } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/define-widget.ts'
import { formatMoment, minutesOf } from '../../foundation/format.ts'

/** An exam in a list; rows of what I took part in say more. */
export type ListedExam = ExamCard | ParticipatedExam

type Wording = Pick<WidgetProps, 't' | 'language'>

/** When it starts, ends or ended, whichever matters now. */
export function whenOf(exam: ExamCard, now: number, { t, language }: Wording): string {
  const moment = (instant: string) => ({ time: formatMoment(instant, language, now) })
  if (exam.state === 'upcoming') return t('list.starts', moment(exam.start_time))
  return t(exam.state === 'running' ? 'list.ends' : 'list.ended', moment(exam.end_time))
}

/** Questions, minutes and price. */
export function factsOf(exam: ExamCard, { t }: Wording): string[] {
  const questions = t('list.questions', { count: exam.total_questions })
  return [questions, t('list.minutes', { count: minutesOf(exam.duration) }), priceOf(exam, t)]
}

/** What it costs by itself, else that its programme has to be had, else that it is free. */
function priceOf({ cost, is_free, needs_program }: ExamCard, t: Wording['t']): string {
  if (cost > 0 && !is_free) return t('list.coins', { count: cost })
  return t(needs_program ? 'list.of_program' : 'list.free')
}
