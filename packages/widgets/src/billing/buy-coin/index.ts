import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './buy-coin.css?inline'
import type { BuyCoinEvents } from './buy-coin.props.ts'
import { BuyCoin } from './buy-coin.view.tsx'

/**
 * Coins for taka: how many, for how much, and on to the gateway's page. On a partner's page the prices stand here, and paying
 * happens on our own site.
 *
 * @example <prostuti-buy-coin redirect-url="/program?id=3" wanted='{"title":"BCS","missing":55}'></prostuti-buy-coin>
 * @attribute wanted - What the coins are for, `{"title":"…","missing":55}`: said above the choices, with what is left afterwards.
 * @attribute option - Which choice is chosen at first, by its id; default: the first.
 * @attribute redirect-url - Where to go on after paying: a page of our site, or a registered address; default: this very page.
 * @attribute fragment - The fragment of this page's address that leads here again after signing in elsewhere, as the id of the dialog around it.
 * @attribute sign-in-href - Where people sign in, on a page that does not answer `prostuti-sign-in-needed`; without it they do so here.
 * @attribute initial - What the server has drawn.
 * @slot title - The page's own heading, in the place of ours.
 * @cssproperty --prostuti-sticky-bottom - How high above the page's end the buttons stay, as above a page's own tabs.
 * @cssproperty --prostuti-pay-ground - What is behind the buttons, where that is not the ground of the page.
 * @csspart button
 * @csspart heading
 * @csspart panel
 */
export const buyCoin = defineWidget({
  tag: 'prostuti-buy-coin',
  attributes: {
    wanted: 'json',
    option: 'string',
    'redirect-url': 'string',
    fragment: 'string',
    'sign-in-href': 'string',
    initial: 'json',
  },
  events: {} as BuyCoinEvents,
  styles,
  component: BuyCoin,
})
