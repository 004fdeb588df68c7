import type { WidgetProps } from '../../foundation/element/define-widget.ts'

export interface DeleteAccountEvents {
  /** The account is gone and nobody is signed in; `text` says so, for the page that comes next. */
  deleted: { text: string }
}

export interface DeleteAccountProps extends WidgetProps<DeleteAccountEvents> {
  /** Where who changes their mind goes. */
  cancelHref?: string
  /** Where a visitor signs in. */
  signInHref?: string
}
