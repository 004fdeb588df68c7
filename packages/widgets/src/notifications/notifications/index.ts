import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './notifications.css?inline'
import type { NotificationsEvents } from './notifications.props.ts'
import { Notifications } from './notifications.view.tsx'

/**
 * What a person has been told in the last 90 days; what is new has a dot, a tint and bold words until the list is left.
 *
 * @example <prostuti-notifications all-href="/notifications" settings-href="/notifications?settings"></prostuti-notifications>
 * @attribute panel - The newest alone, with ways to all of them and to the settings: for a panel over a page.
 * @attribute all-href - Where all notifications are.
 * @attribute settings-href - Where the settings are.
 * @attribute exams-href - Where upcoming exams are, for a person who has been told nothing yet.
 * @attribute initial - The first page, where the server has drawn it.
 * @attribute drawn - For whom and when.
 * @csspart button
 * @csspart heading
 * @csspart list
 * @csspart panel
 */
export const notifications = defineWidget({
  tag: 'prostuti-notifications',
  attributes: {
    panel: 'boolean',
    'all-href': 'string',
    'settings-href': 'string',
    'exams-href': 'string',
    initial: 'json',
    drawn: 'json',
  },
  events: {} as NotificationsEvents,
  styles,
  component: Notifications,
})
