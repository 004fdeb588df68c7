import type { ExamDetails } from '@prostuti/contract'
import { type ExamMode, joinAddress, modeOf, questionsAddress, resultAddress } from './exam-address.ts'
import { formatMoment } from './exam-time.ts'
import type { TextKey, Translate } from './i18n.ts'

export interface WayIn {
  /** Why things stand as they do, or what to know before going on. */
  readonly note: string
  readonly actions: readonly { text: string; href: string; primary: boolean }[]
}

type Words = { t: Translate; moment: (instant: string) => string }

const refusals: Record<NonNullable<ExamDetails['rights']['reason']>, TextKey> = {
  not_signed_in: 'join.not_signed_in',
  forbidden: 'join.forbidden',
  exam_not_started: 'join.not_started',
  exam_over: 'join.over',
  purchase_required: 'join.purchase_required',
  already_participated: 'join.participated',
}

/** What this person can do with an exam now: go on, start, read the result, or wait, and why. */
export function wayInto(exam: ExamDetails, words: Words): WayIn {
  const { t } = words
  const mode = modeOf(exam)
  const enter = (text: TextKey) => ({ text: t(text), href: questionsAddress(exam.id, mode), primary: true })
  const sat = resultMode(exam)
  const results = sat ? [{ text: t('join.result'), href: resultAddress(exam.id, sat), primary: !exam.rights.join }] : []

  if (exam.rights.resume) return { note: t('join.resume_note'), actions: [enter('join.resume')] }
  if (exam.rights.join && mode === 'archive') {
    return { note: noteOfTaken(exam, words), actions: [enter('join.start_archive'), ...results] }
  }
  if (exam.rights.join) return { note: t('join.clock_note'), actions: [enter('join.start')] }
  if (exam.rights.reason === 'exam_not_started') {
    const again = { text: t('join.check_again'), href: joinAddress(exam.id), primary: false }
    return { note: t('join.not_started', { moment: words.moment(exam.start_time) }), actions: [again] }
  }
  return { note: noteOfTaken(exam, words) || refusalOf(exam, t), actions: results }
}

/** Rights speak of the way an exam is taken now; who has taken part without those sat it live, when it ran. */
function resultMode(exam: ExamDetails): ExamMode | null {
  const mode = modeOf(exam)
  if (exam.rights.result) return mode
  return mode === 'archive' && exam.participated ? 'live' : null
}

const refusalOf = (exam: ExamDetails, t: Translate): string =>
  exam.rights.reason ? t(refusals[exam.rights.reason]) : ''

function noteOfTaken(exam: ExamDetails, { t, moment }: Words): string {
  if (!exam.participated) return ''
  if (resultMode(exam)) return t('join.participated')
  const when = exam.result_visibility
    ? t('join.result_at', { moment: moment(exam.result_visibility) })
    : t('join.result_later')
  return `${t('join.participated')} ${when}`
}

/** Moments as one person reads them. */
export const momentsFor = (language: 'bn' | 'en', now: number) => (instant: string) =>
  formatMoment(Date.parse(instant), language, now)
