import type { UserInfo } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'

export interface LoginEvents {
  'signed-in': { user: UserInfo; next: string | null }
  'signed-out': Record<string, never>
}

export interface LoginProps extends WidgetProps<LoginEvents> {
  /** Path on this site to go to afterwards. */
  next?: string
  /** The one-time code of the address, on the way back from the provider. */
  code?: string
  /** The error code of the address, where the provider's page ended badly. */
  failure?: string
  /** `ask` (default), or by what the page's own server has signed. */
  signIn?: 'ask' | 'partner'
  /** Where that server answers a POST with a fresh JWT. */
  tokenHref?: string
  /** Whom the page has signed in, as it calls them; empty: nobody. */
  person?: string
}
