import type { UserInfo } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import type { Toast } from '../../shell/index.ts'
import type { LedgerPage } from '../ledger/index.ts'

export interface ProfileEvents {
  /** Every session of the person has ended. */
  'signed-out': Record<string, never>
  toast: Toast
}

export interface ProfileProps extends WidgetProps<ProfileEvents> {
  /** The page of the ledger to begin with, counted from 1. */
  page?: number
  /** Address of a page of the ledger, `{page}` filled in: "more" is a link. */
  pageHref?: string
  /** Where this page is in the other language. */
  languageHref?: string
  /** Where the account is deleted. */
  deleteHref?: string
  /** Where one says district and coaching centre. */
  belongingHref?: string
  /** What one wants to hear of. */
  notificationsHref?: string
  /** Where one is signed in. */
  devicesHref?: string
  /** All of one's data as a file. */
  exportHref?: string
  /** Where somebody without an account signs in. */
  signInHref?: string
  /** What the server has drawn: the person, and the page of the ledger. */
  initial?: { user: UserInfo; ledger: LedgerPage | null }
}

/** What the parts of the page are given. */
export interface PersonProps extends Pick<ProfileProps, 'client' | 't' | 'language' | 'emit'> {
  user: UserInfo
}
