import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './profile.css?inline'
import type { ProfileEvents } from './profile.props.ts'
import { Profile } from './profile.view.tsx'

/**
 * A person's own page: name, name in standings, goal, coins and where every one of them went, language, the ways out.
 *
 * @example <prostuti-profile delete-href="/profile/delete-account" sign-in-href="/login"></prostuti-profile>
 * @attribute page - The page of the ledger to begin with, counted from 1.
 * @attribute page-href - Address of a page of the ledger, `{page}` filled in: "more" is a link. A plain press still stays here.
 * @attribute language-href - Where this page is in the other language.
 * @attribute delete-href - Where the account is deleted.
 * @attribute belonging-href - Where one says district and coaching centre.
 * @attribute notifications-href - Where one chooses what one wants to hear of.
 * @attribute devices-href - Where one sees the devices that are signed in.
 * @attribute export-href - Where one downloads all of one's data.
 * @attribute sign-in-href - Where somebody without an account signs in.
 * @attribute initial - The person and the page of the ledger, where the server has drawn them.
 * @csspart button
 * @csspart card
 * @csspart dialog
 * @csspart heading
 * @csspart input
 * @csspart list
 * @csspart panel
 */
export const profile = defineWidget({
  tag: 'prostuti-profile',
  attributes: {
    page: 'number',
    'page-href': 'string',
    'language-href': 'string',
    'delete-href': 'string',
    'belonging-href': 'string',
    'notifications-href': 'string',
    'devices-href': 'string',
    'export-href': 'string',
    'sign-in-href': 'string',
    initial: 'json',
  },
  events: {} as ProfileEvents,
  styles,
  component: Profile,
})
