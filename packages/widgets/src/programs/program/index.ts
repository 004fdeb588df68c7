import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './program.css?inline'
import type { ProgramEvents } from './program.props.ts'
import { Program } from './program.view.tsx'

/**
 * One program: what it is, what is inside, its days and exams, questions and reviews, and the way to get it.
 *
 * @example <prostuti-program program-id="3" exam-href="/exam/join?id={id}" routine-href="/program/routine?id={id}"></prostuti-program>
 * @attribute program-id - Which program.
 * @attribute exam-href - Where an exam is; `{id}` and `{state}` are filled in.
 * @attribute routine-href - Where its routine is; `{id}` is filled in.
 * @attribute archived-href - Where its past exams are; `{id}` is filled in.
 * @attribute sign-in-href - Where people sign in, on a page that does not answer `prostuti-sign-in-needed`; without it they do so here.
 * @attribute coins-href - Where coins are bought, `{program}` and `{back}`, where the act goes on afterwards, filled in; a page that answers `prostuti-coins-needed` sells them in its own way. Without it that way is not offered.
 * @attribute initial - What the server has drawn.
 * @attribute drawn - For whom and when: what that person sees is not asked for a second time.
 * @slot title - The page's own heading, in the place of the program's title.
 * @cssproperty --prostuti-sticky-bottom - How high above the page's end the bar stays, as above a page's own tabs.
 * @csspart button
 * @csspart card
 * @csspart dialog
 * @csspart heading
 * @csspart input
 * @csspart list
 * @csspart panel
 * @csspart row
 */
export const program = defineWidget({
  tag: 'prostuti-program',
  attributes: {
    'program-id': 'string',
    'exam-href': 'string',
    'routine-href': 'string',
    'archived-href': 'string',
    'sign-in-href': 'string',
    'coins-href': 'string',
    initial: 'json',
    drawn: 'json',
  },
  requires: ['program-id'],
  events: {} as ProgramEvents,
  styles,
  component: Program,
})
