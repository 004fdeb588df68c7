import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './contribute.css?inline'
import { Contribute } from './contribute.view.tsx'

/**
 * A member offers a question or a sheet of them, and sees what became of what they offered. Needs a member.
 *
 * @example <prostuti-contribute sign-in-href="/login?next=/contribute"></prostuti-contribute>
 * @attribute sign-in-href - Where people sign in.
 * @csspart button
 * @csspart chip
 * @csspart heading
 * @csspart input
 * @csspart tab
 */
export const contribute = defineWidget({
  tag: 'prostuti-contribute',
  attributes: { 'sign-in-href': 'string' },
  events: {},
  styles,
  component: Contribute,
})
