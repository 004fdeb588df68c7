import { defineWidget } from '../../foundation/define-widget.ts'
import styles from './exam-list.css?inline'
import { ExamList, type ExamListEvents } from './exam-list.view.tsx'

/** `<prostuti-exam-list state="upcoming" href-template="/exam/join?id={id}">`: exams that run, come, or are over. */
export const examList = defineWidget({
  tag: 'prostuti-exam-list',
  attributes: { state: 'string', program: 'string', 'href-template': 'string', initial: 'json' },
  events: {} as ExamListEvents,
  styles,
  component: ExamList,
})
