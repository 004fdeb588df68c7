import { defineWidget } from '../../foundation/define-widget.ts'
import styles from './exam-solution.css?inline'
import { ExamSolution, type ExamSolutionEvents } from './exam-solution.view.tsx'

/**
 * One's own answers beside the key, with explanations, once the solutions are open.
 *
 * @example <prostuti-exam-solution exam-id="12" filter="wrong"></prostuti-exam-solution>
 * @attribute exam-id - Which exam.
 * @attribute state - `live` (default) or `archive`.
 * @attribute filter - What is shown at first: `all` (default), `wrong`, `skipped` or `marked`.
 */
export const examSolution = defineWidget({
  tag: 'prostuti-exam-solution',
  attributes: { 'exam-id': 'string', state: 'string', filter: 'string' },
  events: {} as ExamSolutionEvents,
  styles,
  component: ExamSolution,
})
