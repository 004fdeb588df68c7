import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './keep-exam.css?inline'
import type { KeepExamEvents } from './keep-exam.props.ts'
import { KeepExamElement } from './keep-exam.view.tsx'

export { KeepExam } from './keep-exam.tsx'

/**
 * Puts an exam of a job circular, a seat plan or a government result into the person's own routine; afterwards it says so.
 *
 * @example <prostuti-keep-exam kind="circular" item-id="7" exam-title="Office assistant" date="2027-01-15"></prostuti-keep-exam>
 * @attribute kind - What has the exam: `circular`, `seat_plan` or `result`.
 * @attribute item-id - Its id.
 * @attribute exam-title - What the exam is called, for readers.
 * @attribute date - Its day, `YYYY-MM-DD` in Dhaka; without it there is nothing to keep.
 * @attribute time - When it begins, `hh:mm` in Dhaka.
 * @attribute kept - It stands in the person's routine.
 * @attribute sign-in-href - Where people sign in, on a page that does not answer `prostuti-sign-in-needed`.
 * @csspart button
 * @csspart card
 * @csspart dialog
 * @csspart heading
 */
export const keepExam = defineWidget({
  tag: 'prostuti-keep-exam',
  attributes: {
    kind: 'string',
    'item-id': 'string',
    'exam-title': 'string',
    date: 'string',
    time: 'string',
    kept: 'boolean',
    'sign-in-href': 'string',
  },
  requires: ['kind', 'item-id'],
  events: {} as KeepExamEvents,
  styles,
  component: KeepExamElement,
})
