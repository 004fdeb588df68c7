import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './delete-account.css?inline'
import type { DeleteAccountEvents } from './delete-account.props.ts'
import { DeleteAccount } from './delete-account.view.tsx'

/**
 * Deleting one's account: what is erased, what stays without a name, and a word to type.
 *
 * @example <prostuti-delete-account cancel-href="/profile"></prostuti-delete-account>
 * @attribute cancel-href - Where who changes their mind goes.
 * @attribute sign-in-href - Where a visitor signs in.
 * @csspart button
 * @csspart card
 * @csspart heading
 * @csspart input
 * @csspart panel
 */
export const deleteAccount = defineWidget({
  tag: 'prostuti-delete-account',
  attributes: { 'cancel-href': 'string', 'sign-in-href': 'string' },
  events: {} as DeleteAccountEvents,
  styles,
  component: DeleteAccount,
})
