import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './notebook.css?inline'
import { Notebook } from './notebook.view.tsx'

/**
 * What a learner got wrong, today's reviews of it, and how far they have come. Needs somebody signed in.
 *
 * @example <prostuti-notebook practice-href="/practice/categories?topics={id}"></prostuti-notebook>
 * @attribute practice-href - Where a topic is practised; `{id}` is filled in.
 * @attribute sign-in-href - Where people sign in.
 * @csspart button
 * @csspart card
 * @csspart heading
 * @csspart input
 * @csspart list
 * @csspart option
 * @csspart panel
 * @csspart tab
 */
export const notebook = defineWidget({
  tag: 'prostuti-notebook',
  attributes: { 'practice-href': 'string', 'sign-in-href': 'string' },
  events: {},
  styles,
  component: Notebook,
})
