import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import type { Toast } from '../../shell/index.ts'

export interface ExportDataEvents {
  toast: Toast
}

export interface ExportDataProps extends WidgetProps<ExportDataEvents> {
  /** Where a visitor signs in. */
  signInHref?: string
}
