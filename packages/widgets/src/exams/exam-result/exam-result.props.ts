import type { ExamDetails, Receipt, Result } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'

export interface ExamResultEvents {
  /** The result is on the screen. */
  shown: { exam: string; marks: number; position: number; provisional: boolean }
  /** Somebody has handed their result on, with what they chose of it. */
  shared: { exam: string; marks: boolean; position: boolean }
}

export interface ExamResultProps extends WidgetProps<ExamResultEvents> {
  examId: string
  /** Default: `live`. */
  mode?: 'live' | 'archive'
  /** The receipt of the sheet, where the page knows it (`prostuti-submitted` tells it). */
  receipt?: Receipt
  /** Where standings and solutions are: `/exam/solution/?id={id}&state={state}`. Without an address there is no button. */
  standingsHref?: string
  solutionsHref?: string
  /** What a shared result leads to: `/exam/join?id={id}`. Without it only words are shared. */
  shareHref?: string
  /** Where what went wrong is practised: `/practice/categories?source=exam-mistakes&exam={id}`. Without it there is no button. */
  practiceHref?: string
  /** Where the exam can be taken, for who has not: `/exam/join?id={id}`. */
  joinHref?: string
}

/** Props of the parts of a published result. */
export type PublishedProps = ExamResultProps & { mode: 'live' | 'archive'; exam: ExamDetails; result: Result }
