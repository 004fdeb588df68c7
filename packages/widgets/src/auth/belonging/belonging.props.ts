import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import type { Toast } from '../../shell/index.ts'

export interface BelongingEvents {
  /** District and centre are kept. */
  saved: Record<string, never>
  toast: Toast
}

export interface BelongingProps extends WidgetProps<BelongingEvents> {
  /** Where a visitor signs in. */
  signInHref?: string
}
