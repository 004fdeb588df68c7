import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './exam-result.css?inline'
import type { ExamResultEvents } from './exam-result.props.ts'
import { ExamResult } from './exam-result.view.tsx'

/**
 * Marks, place and subjects of one's exam, or when they will be there.
 *
 * @example <prostuti-exam-result exam-id="12" solutions-href="/exam/solution/?id={id}&state={state}"></prostuti-exam-result>
 * @attribute exam-id - Which exam.
 * @attribute [mode=live] - `live` (default) or `archive`.
 * @attribute receipt - The receipt of the sheet, as `prostuti-submitted` tells it.
 * @attribute standings-href - Where the standings are; `{id}` and `{state}` are filled in.
 * @attribute solutions-href - Where the solutions are, in the same way.
 * @attribute practice-href - Where what went wrong is practised; `{id}` is filled in.
 * @attribute join-href - Where the exam can be taken, for who has not; `{id}` is filled in.
 * @attribute share-href - What a shared result leads to, in the same way; without it only words are shared.
 * @cssproperty --prostuti-sticky-bottom - Height of a bar of the page that stays at the bottom: on a phone the ways on stay above it.
 * @csspart button
 * @csspart card
 * @csspart chip
 * @csspart dialog
 * @csspart heading
 * @csspart panel
 * @csspart timer
 */
export const examResult = defineWidget({
  tag: 'prostuti-exam-result',
  attributes: {
    'exam-id': 'string',
    mode: 'string',
    receipt: 'json',
    'standings-href': 'string',
    'solutions-href': 'string',
    'share-href': 'string',
    'practice-href': 'string',
    'join-href': 'string',
  },
  events: {} as ExamResultEvents,
  styles,
  component: ExamResult,
})
