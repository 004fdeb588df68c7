import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './routine.css?inline'
import type { RoutineEvents } from './routine.props.ts'
import { Routine } from './routine.view.tsx'

/**
 * The days of a program, or of all that a person has: this week first, then what comes, for the calendar too.
 *
 * @example <prostuti-routine program-id="3" exam-href="/exam/join?id={id}"></prostuti-routine>
 * @slot today - What else is for today, above its entries.
 * @attribute program-id - Which program; without it the days of all that this person has.
 * @attribute exam-href - Where an exam is; `{id}` is filled in.
 * @attribute practice-href - Where a practice begins; `{topic}` and `{count}` are filled in. Default: on our own site.
 * @attribute program-href - Where a program is; `{id}` is filled in.
 * @attribute programs-href - Where all programs are, for who has none.
 * @attribute sign-in-href - Where people sign in to see their own.
 * @attribute initial - What the server has drawn.
 * @attribute drawn - For whom and when: what that person sees is not asked for a second time.
 * @csspart button
 * @csspart card
 * @csspart dialog
 * @csspart heading
 * @csspart input
 * @csspart list
 * @csspart panel
 * @csspart row
 */
export const routine = defineWidget({
  tag: 'prostuti-routine',
  attributes: {
    'program-id': 'string',
    'exam-href': 'string',
    'practice-href': 'string',
    'program-href': 'string',
    'programs-href': 'string',
    'sign-in-href': 'string',
    initial: 'json',
    drawn: 'json',
  },
  events: {} as RoutineEvents,
  styles,
  component: Routine,
})
