import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './feedback.css?inline'
import type { FeedbackEvents } from './feedback.props.ts'
import { Feedback } from './feedback.view.tsx'

/**
 * What somebody thinks of us: a category, one to five, and words if they like.
 *
 * @example <prostuti-feedback></prostuti-feedback>
 * @attribute sign-in-href - Where people sign in, on a page that does not answer `prostuti-sign-in-needed`.
 * @csspart button
 * @csspart card
 * @csspart heading
 * @csspart input
 */
export const feedback = defineWidget({
  tag: 'prostuti-feedback',
  attributes: { 'sign-in-href': 'string' },
  events: {} as FeedbackEvents,
  styles,
  component: Feedback,
})
