import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './belonging.css?inline'
import type { BelongingEvents } from './belonging.props.ts'
import { BelongingPage } from './belonging.view.tsx'

/**
 * District and coaching centre, among whom a person wants to be ranked. Both may stay empty; a centre is a registered one.
 *
 * @example <prostuti-belonging sign-in-href="/login"></prostuti-belonging>
 * @attribute sign-in-href - Where a visitor signs in.
 * @csspart button
 * @csspart input
 */
export const belonging = defineWidget({
  tag: 'prostuti-belonging',
  attributes: { 'sign-in-href': 'string' },
  events: {} as BelongingEvents,
  styles,
  component: BelongingPage,
})
