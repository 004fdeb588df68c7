import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './holidays.css?inline'
import { Holidays } from './holidays.view.tsx'

/**
 * Public holidays, by their days.
 *
 * @example <prostuti-holidays></prostuti-holidays>
 * @attribute initial - JSON: what the server has drawn.
 */
export const holidays = defineWidget({
  tag: 'prostuti-holidays',
  attributes: { initial: 'json' },
  events: {},
  styles,
  component: Holidays,
})
