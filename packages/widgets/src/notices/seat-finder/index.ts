import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './seat-finder.css?inline'
import { SeatFinder } from './seat-finder.view.tsx'

/**
 * The centres of an exam with their rolls, and the one where a roll sits. The roll is matched in the page, also offline, and sent
 * nowhere.
 *
 * @example <prostuti-seat-finder ranges='[{"name":"…","hall":null,"address":null,"from":100001,"to":100960}]'></prostuti-seat-finder>
 * @attribute ranges - JSON: `ranges` of a seat plan (`core/v1/seat-plan/{slug}/`).
 * @csspart card
 * @csspart chip
 * @csspart heading
 * @csspart input
 */
export const seatFinder = defineWidget({
  tag: 'prostuti-seat-finder',
  attributes: { ranges: 'json' },
  requires: ['ranges'],
  events: {},
  styles,
  component: SeatFinder,
})
