import { defineWidget } from '../../foundation/define-widget.ts'
import styles from './exam-list.css?inline'
import { ExamList, type ExamListEvents } from './exam-list.view.tsx'

/**
 * Exams that run, come, or are over.
 *
 * @example <prostuti-exam-list state="upcoming" href-template="/exam/join?id={id}"></prostuti-exam-list>
 * @attribute state - `running` (default), `upcoming` or `archived`.
 * @attribute program - Only exams of this program.
 * @attribute href-template - Where a card leads; `{id}` and `{state}` are filled in.
 * @attribute initial - The first page, where the server has drawn it.
 */
export const examList = defineWidget({
  tag: 'prostuti-exam-list',
  attributes: { state: 'string', program: 'string', 'href-template': 'string', initial: 'json' },
  events: {} as ExamListEvents,
  styles,
  component: ExamList,
})
