import { defineWidget } from '../../foundation/element/define-widget.ts'
import styles from './notification-settings.css?inline'
import type { NotificationSettingsEvents } from './notification-settings.props.ts'
import { NotificationSettings } from './notification-settings.view.tsx'

/**
 * What a person wants to hear of on their phones, a switch a topic, and which phones and browsers that is.
 *
 * @example <prostuti-notification-settings calendar-href="/routine"></prostuti-notification-settings>
 * @attribute calendar-href - Where exams can be put into a calendar, for browsers that show no pushes.
 * @attribute initial - The settings, where the server has drawn them.
 * @attribute drawn - For whom and when.
 * @csspart button
 * @csspart card
 * @csspart list
 */
export const notificationSettings = defineWidget({
  tag: 'prostuti-notification-settings',
  attributes: { 'calendar-href': 'string', initial: 'json', drawn: 'json' },
  events: {} as NotificationSettingsEvents,
  styles,
  component: NotificationSettings,
})
