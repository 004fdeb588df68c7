import { defineWidget } from '../../foundation/define-widget.ts'
import styles from './daily-bonus.css?inline'
import type { DailyBonusEvents } from './daily-bonus.props.ts'
import { DailyBonus } from './daily-bonus.view.tsx'

/**
 * Asks a member whether they take the coins of today. Opens as soon as it is there: when it is due is the page's to know.
 *
 * @example <prostuti-daily-bonus coins="5"></prostuti-daily-bonus>
 * @attribute coins - How many coins it is; without it the number is not said.
 */
export const dailyBonus = defineWidget({
  tag: 'prostuti-daily-bonus',
  attributes: { coins: 'number' },
  events: {} as DailyBonusEvents,
  styles,
  component: DailyBonus,
})
