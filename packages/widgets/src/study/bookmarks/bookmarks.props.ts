import type { ReturnsOf } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'

export interface BookmarksProps extends WidgetProps {
  /** Where a question is: `/questions/{id}/{slug}`. */
  questionHref?: string
  /** Where an exam is: `/exam/join?id={id}`. */
  examHref?: string
  /** Where all topics are, for who keeps no question. */
  topicsHref?: string
  /** Where exams to come are, for who keeps none. */
  examsHref?: string
  /** Where a circular is: `/jobs/{id}/{slug}`. Without it circulars have no tab. */
  circularHref?: string
  /** Where all circulars are, for who keeps none. */
  circularsHref?: string
  /** Where what is kept is practised. */
  practiceHref?: string
}

export type QuestionsPage = ReturnsOf<'questions.listBookmarkedQuestions'>
