import type { WidgetProps } from '../../foundation/element/define-widget.ts'

export interface FeedbackEvents {
  /** The server has it. */
  'feedback-sent': { category: string; rating: number }
}

export interface FeedbackProps extends WidgetProps<FeedbackEvents> {
  /** Where a visitor signs in, on a page whose shell does not ask them. */
  signInHref?: string
}
