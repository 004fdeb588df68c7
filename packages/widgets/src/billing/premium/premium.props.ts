import type { PremiumPack } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import type { ForSale, PaymentEvents } from '../payments/index.ts'

export type PremiumEvents = PaymentEvents

export interface PremiumGoods {
  packs: readonly PremiumPack[]
}

export interface PremiumProps extends WidgetProps<PremiumEvents> {
  /** Where to come back to; default: this very page. */
  redirectUrl?: string
  /** The fragment of this page's address that leads here again after signing in elsewhere. */
  fragment?: string
  /** Where people sign in, on a page whose shell does not ask them; without it they do so here. */
  signInHref?: string
  /** What the server has drawn. */
  initial?: ForSale<PremiumGoods>
}
