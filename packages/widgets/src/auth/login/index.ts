import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './login.css?inline'
import type { LoginEvents } from './login.props.ts'
import { Login } from './login.view.tsx'

/**
 * Signing in, going on without an account, and what became of it.
 *
 * @example <prostuti-login next="/exam/join?id=12"></prostuti-login>
 * @attribute next - Path on this site to go on to.
 * @attribute code - The one-time code of the address, on the way back from the provider.
 * @attribute sign-in - `ask` (default), or `partner`: the page's own server says who is here, by a JWT (decision 0162).
 * @attribute token-href - With `sign-in="partner"`: where the page's server answers a POST with a fresh JWT; without it `prostuti-sign-in-needed` asks the page.
 * @attribute person - With `sign-in="partner"`: whom the page has signed in, as it calls them, so that another one at this device is noticed; empty: nobody.
 * @attribute failure - The error code of the address, where the provider's page ended badly.
 * @csspart button
 * @csspart heading
 * @csspart panel
 */
export const login = defineWidget({
  tag: 'prostuti-login',
  attributes: {
    next: 'string',
    code: 'string',
    failure: 'string',
    'sign-in': 'string',
    'token-href': 'string',
    person: 'string',
  },
  events: {} as LoginEvents,
  styles,
  component: Login,
})
