import type { WidgetProps } from '../../foundation/element/define-widget.ts'

export interface ResultSearchProps extends WidgetProps {
  /** Which result; without it all of them. */
  resultId?: string
  /** Where the full result can be downloaded. */
  fileHref?: string
  /** Where a result is, `{slug}` filled in. */
  resultHref?: string
}
