import type { ExamCard, ParticipatedExam } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { formatMoment, minutesOf } from '../../foundation/text/format.ts'
import { examWayWords, type WayWording } from '../way-in/index.ts'

/** An exam in a list; rows of what I took part in say more. */
export type ListedExam = ExamCard | ParticipatedExam

type Wording = Pick<WidgetProps, 't' | 'language'>

/** When it starts, ends or ended, whichever matters now. */
export function whenOf(exam: ExamCard, now: number, { t, language }: Wording): string {
  const moment = (instant: string) => ({ time: formatMoment(instant, language, now) })
  if (exam.state === 'upcoming') return t('list.starts', moment(exam.start_time))
  return t(exam.state === 'running' ? 'list.ends' : 'list.ended', moment(exam.end_time))
}

/** Questions, minutes, and how it is open or what it costs. */
export function factsOf(exam: ExamCard, words: WayWording): string[] {
  const { t } = words
  const questions = t('list.questions', { count: exam.total_questions })
  return [
    questions,
    t('list.minutes', { count: minutesOf(exam.duration) }),
    examWayWords(exam.way_in, exam.cost, words),
  ]
}
