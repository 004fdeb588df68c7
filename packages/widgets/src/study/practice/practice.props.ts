import type { PracticeMode, PracticeSource } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'

export interface PracticeEvents {
  /** A practice was dealt; with `practice-href` the page goes on to it. */
  'practice-started': { practice: string }
  /** It was handed in; with `result-href` the page goes on to its result. */
  'practice-finished': { practice: string }
  /** Another part of a solution was chosen. */
  filtered: { exam: string; filter: string }
  /** A solution is on the screen. */
  shown: { exam: string; questions: number }
  bookmarked: { question: string; bookmarked: boolean }
}

export interface PracticeProps extends WidgetProps<PracticeEvents> {
  /** Default: `set-up`. */
  view?: 'set-up' | 'exam' | 'result' | 'solution'
  practiceId?: string
  /** Ids with commas between them. */
  topics?: string
  /** Default: `topics`. */
  source?: PracticeSource
  exam?: string
  count?: number
  mode?: PracticeMode
  filter?: 'all' | 'wrong' | 'skipped' | 'marked'
  setUpHref?: string
  /** `/practice/exam?id={id}` */
  practiceHref?: string
  resultHref?: string
  solutionHref?: string
  /** Where a short set that is under way is sat: `/exam/join?id={id}`. */
  examHref?: string
  /** Where one asks about a question in discussions: `/discussions?write=question&question={id}`. */
  askHref?: string
}
