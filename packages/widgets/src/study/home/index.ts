import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './home.css?inline'
import type { HomeEvents } from './home.props.ts'
import { Home } from './home.view.tsx'

/**
 * Where one begins: the exam that is under way, what runs and comes, the programs, and what came of my last exam.
 *
 * @example <prostuti-home href-template="/exam/join?id={id}" archived-href="/program/archived_exams?id={program}"></prostuti-home>
 * @attribute href-template - Where a card leads; `{id}` and `{state}` are filled in.
 * @attribute exam-href - Where an exam that one has begun goes on; `{id}` and `{state}` are filled in. Default: where a card leads.
 * @attribute result-href - Where the result of my last exam is; `{id}` and `{state}` (`live`, `archive`) are filled in.
 * @attribute solutions-href - Where its solutions are.
 * @attribute standings-href - Where its standings are.
 * @attribute upcoming-href - Where all upcoming exams are.
 * @attribute archived-href - Where the past exams of a program are; `{program}` is filled in, left out for all.
 * @attribute participated-href - Where all that one took part in is.
 * @attribute program-href - Where a program is; `{id}` is filled in. Without it programs lead to their past exams.
 * @attribute programs-href - Where all programs are.
 * @attribute routine-href - Where the days of all my programs are.
 * @attribute sign-in-href - Where a visitor signs in. Without it they sign in right here.
 * @attribute bonus-coins - How many coins wait for a member each day; without it the number is not said.
 * @attribute initial - What the server has drawn.
 * @attribute drawn - For whom and when: what that person sees is not asked for a second time.
 * @csspart button
 * @csspart card
 * @csspart heading
 * @csspart list
 * @csspart panel
 * @csspart row
 * @csspart timer
 */
export const home = defineWidget({
  tag: 'prostuti-home',
  attributes: {
    'href-template': 'string',
    'exam-href': 'string',
    'result-href': 'string',
    'solutions-href': 'string',
    'standings-href': 'string',
    'upcoming-href': 'string',
    'archived-href': 'string',
    'participated-href': 'string',
    'program-href': 'string',
    'programs-href': 'string',
    'routine-href': 'string',
    'sign-in-href': 'string',
    'bonus-coins': 'number',
    initial: 'json',
    drawn: 'json',
  },
  events: {} as HomeEvents,
  styles,
  component: Home,
})
