import type { ExamMode } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import type { Filter } from '../../questions/reviewed-sheet/index.ts'

export interface ExamSolutionEvents {
  /** Solutions are on the screen. */
  shown: { exam: string; questions: number }
  /** Another part of them was chosen. */
  filtered: { exam: string; filter: Filter }
  /** A bookmark was put on a question or taken away, and the server has it. */
  bookmarked: { question: string; bookmarked: boolean }
}

export interface ExamSolutionProps extends WidgetProps<ExamSolutionEvents> {
  examId: string
  /** Default: `live`. */
  state?: ExamMode
  /** What is shown at first. Default: `all`. */
  filter?: Filter
  /** Where the exam can be taken, for who has not: `/exam/join?id={id}`. */
  joinHref?: string
  /** Where one asks about a question in discussions: `/discussions?write=question&question={id}`. */
  askHref?: string
}

export type SolutionProps = ExamSolutionProps & { state: ExamMode }
