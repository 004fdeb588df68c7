import type { WidgetProps } from '../../foundation/define-widget.ts'
import type { Toast } from '../../shell/index.ts'

export interface DailyBonusEvents {
  /** The question is gone: answered, put off or answered elsewhere. */
  closed: { claimed: boolean }
  toast: Toast
}

export interface DailyBonusProps extends WidgetProps<DailyBonusEvents> {
  /** How many coins it is; without it the number is not said. */
  coins?: number
}
