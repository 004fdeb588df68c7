import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './devices.css?inline'
import type { DevicesEvents } from './devices.props.ts'
import { Devices } from './devices.view.tsx'

/**
 * Where a person is signed in: the device in hand first, each other one to be signed out, or all of them together.
 *
 * @example <prostuti-devices sign-in-href="/login"></prostuti-devices>
 * @attribute sign-in-href - Where a visitor signs in.
 * @csspart button
 * @csspart card
 * @csspart chip
 * @csspart dialog
 * @csspart heading
 * @csspart list
 * @csspart row
 */
export const devices = defineWidget({
  tag: 'prostuti-devices',
  attributes: { 'sign-in-href': 'string' },
  events: {} as DevicesEvents,
  styles,
  component: Devices,
})
