import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './exam-join.css?inline'
import type { ExamJoinEvents } from './exam-join.props.ts'
import { ExamJoin } from './exam-join.view.tsx'

/**
 * What to know before an exam, and the way into it: rules, times, syllabus, a countdown, the lobby.
 *
 * @example <prostuti-exam-join exam-id="12" exam-href="/exam?id={id}&state={state}&paper={paper}"></prostuti-exam-join>
 * @attribute exam-id - Which exam.
 * @attribute state - `live` or `archive`; default: as the exam stands.
 * @attribute exam-href - Where the exam is taken; `{id}`, `{state}` and `{paper}` (`kept` on this device, or `new`) are filled in.
 * @attribute result-href - Where the result is, in the same way.
 * @attribute program-href - Where the program is that the exam belongs to; `{id}` is the program's.
 * @attribute coins-href - Where coins are bought for an exam that costs some; `{back}`, where the act goes on afterwards, is filled in.
 * @attribute sign-in-href - Where people sign in; without it they do so here.
 * @attribute initial - The exam as this person may see it, where the server has drawn it.
 * @slot title - The page's own heading, in the place of the exam's title.
 * @csspart button
 * @csspart card
 * @csspart chip
 * @csspart dialog
 * @csspart heading
 * @csspart panel
 * @csspart timer
 */
export const examJoin = defineWidget({
  tag: 'prostuti-exam-join',
  attributes: {
    'exam-id': 'string',
    state: 'string',
    'exam-href': 'string',
    'result-href': 'string',
    'program-href': 'string',
    'coins-href': 'string',
    'sign-in-href': 'string',
    initial: 'json',
  },
  events: {} as ExamJoinEvents,
  styles,
  component: ExamJoin,
})
