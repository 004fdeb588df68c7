import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './bookmarks.css?inline'
import { Bookmarks } from './bookmarks.view.tsx'

/**
 * The questions, the exams and the circulars that somebody keeps. What is let go stays where it is until the page is left: a second press takes
 * it back.
 *
 * @example <prostuti-bookmarks question-href="/questions/{id}/{slug}" exam-href="/exam/join?id={id}"></prostuti-bookmarks>
 * @attribute question-href - Where a question is; `{id}` and `{slug}` are filled in.
 * @attribute exam-href - Where an exam is; `{id}` is filled in.
 * @attribute topics-href - Where all topics are, for who keeps no question.
 * @attribute exams-href - Where exams to come are, for who keeps none.
 * @attribute circular-href - Where a circular is; `{id}` and `{slug}` are filled in. Without it circulars have no tab.
 * @attribute circulars-href - Where all circulars are, for who keeps none.
 * @attribute practice-href - Where what is kept is practised.
 * @csspart button
 * @csspart card
 * @csspart choice
 * @csspart heading
 * @csspart list
 * @csspart tab
 */
export const bookmarks = defineWidget({
  tag: 'prostuti-bookmarks',
  attributes: {
    'question-href': 'string',
    'exam-href': 'string',
    'topics-href': 'string',
    'exams-href': 'string',
    'circular-href': 'string',
    'circulars-href': 'string',
    'practice-href': 'string',
  },
  events: {},
  styles,
  component: Bookmarks,
})
