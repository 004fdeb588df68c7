import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './exam-solution.css?inline'
import type { ExamSolutionEvents } from './exam-solution.props.ts'
import { ExamSolution } from './exam-solution.view.tsx'

/**
 * One's own answers beside the key, with explanations, once the solutions are open.
 *
 * @example <prostuti-exam-solution exam-id="12" filter="wrong"></prostuti-exam-solution>
 * @attribute exam-id - Which exam.
 * @attribute [state=live] - `live` (default) or `archive`.
 * @attribute [filter=all] - What is shown at first: `all` (default), `wrong`, `skipped` or `marked`.
 * @attribute join-href - Where the exam can be taken, for who has not; `{id}` is filled in.
 * @attribute ask-href - Where one asks about a question in discussions, `{id}` filled in; without it nobody is led there.
 * @csspart button
 * @csspart card
 * @csspart chip
 * @csspart dialog
 * @csspart heading
 * @csspart input
 * @csspart option
 * @csspart panel
 * @csspart tab
 * @csspart timer
 */
export const examSolution = defineWidget({
  tag: 'prostuti-exam-solution',
  attributes: { 'exam-id': 'string', state: 'string', filter: 'string', 'join-href': 'string', 'ask-href': 'string' },
  events: {} as ExamSolutionEvents,
  styles,
  component: ExamSolution,
})
