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
}
