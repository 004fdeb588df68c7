import { defineWidget } from '../../foundation/define-widget.ts'
import styles from './exam-result.css?inline'
import { ExamResult, type ExamResultEvents } from './exam-result.view.tsx'

/** `<prostuti-exam-result exam-id="12">`: marks, place and subjects, or when they will be there. */
export const examResult = defineWidget({
  tag: 'prostuti-exam-result',
  attributes: {
    'exam-id': 'string',
    mode: 'string',
    receipt: 'json',
    'standings-href': 'string',
    'solutions-href': 'string',
  },
  events: {} as ExamResultEvents,
  styles,
  component: ExamResult,
})
