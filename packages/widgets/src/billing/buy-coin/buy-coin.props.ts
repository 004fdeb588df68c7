import type { CoinOption } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import type { ForSale, PaymentEvents } from '../payments/index.ts'

export type BuyCoinEvents = PaymentEvents

/** What the coins are for. */
export interface WantedCoins {
  /** Of a program or an exam. */
  title: string
  /** How many more coins it takes than the person has. */
  missing: number
}

export interface CoinGoods {
  options: readonly CoinOption[]
}

export interface BuyCoinProps extends WidgetProps<BuyCoinEvents> {
  wanted?: WantedCoins
  /** The id of the choice that is chosen at first; default: the first. */
  option?: string
  /** Where to come back to; default: this very page. */
  redirectUrl?: string
  /** The fragment of this page's address that leads here again after signing in elsewhere. */
  fragment?: string
  /** Where people sign in, on a page whose shell does not ask them; without it they do so here. */
  signInHref?: string
  /** What the server has drawn. */
  initial?: ForSale<CoinGoods>
}
