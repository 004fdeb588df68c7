import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './premium.css?inline'
import type { PremiumEvents } from './premium.props.ts'
import { Premium } from './premium.view.tsx'

/**
 * Premium for taka: what it opens, for how long, for how much and until when, and on to the gateway's page. On a partner's page
 * the prices stand here, and paying happens on our own site.
 *
 * @example <prostuti-premium redirect-url="/program/all"></prostuti-premium>
 * @attribute redirect-url - Where to come back to: a path of our site, or a registered address; default: this very page.
 * @attribute fragment - The fragment of this page's address that leads here again after signing in elsewhere, as the id of the dialog around it.
 * @attribute sign-in-href - Where people sign in, on a page that does not answer `prostuti-sign-in-needed`; without it they do so here.
 * @attribute initial - What the server has drawn.
 * @slot title - The page's own heading, in the place of ours.
 * @cssproperty --prostuti-sticky-bottom - How high above the page's end the buttons stay, as above a page's own tabs.
 * @cssproperty --prostuti-pay-ground - What is behind the buttons, where that is not the ground of the page.
 * @csspart button
 * @csspart chip
 * @csspart heading
 */
export const premium = defineWidget({
  tag: 'prostuti-premium',
  attributes: {
    'redirect-url': 'string',
    fragment: 'string',
    'sign-in-href': 'string',
    initial: 'json',
  },
  events: {} as PremiumEvents,
  styles,
  component: Premium,
})
