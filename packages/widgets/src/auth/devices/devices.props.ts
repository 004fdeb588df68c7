import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import type { Toast } from '../../shell/index.ts'

export interface DevicesEvents {
  toast: Toast
}

export interface DevicesProps extends WidgetProps<DevicesEvents> {
  /** Where a visitor signs in. */
  signInHref?: string
}
