import type { NotificationSettings, ReturnsOf, SiteHost, UserInfo } from '@prostuti/contract'
import { drawnFor } from './drawn-for.ts'
import { widgets } from './widgets-server.ts'

const hashOf = (name: 'notifications' | 'notificationSettings') =>
  widgets.styleHash(name).replaceAll("'", '') as `sha256-${string}`

export const notificationsStyleHash = hashOf('notifications')
export const notificationSettingsStyleHash = hashOf('notificationSettings')

const notificationsPath = '/notifications'
const notificationSettingsPath = '/notifications?settings'

type Host = Pick<SiteHost, 'now' | 'language'>

/** `<prostuti-notifications>` with its first page drawn: its rows are links, which need no code. */
export const drawNotifications = (
  host: Host,
  viewer: UserInfo,
  list: ReturnsOf<'notifications.listMyNotifications'>,
): string =>
  widgets.renderElement(
    'notifications',
    {
      allHref: notificationsPath,
      settingsHref: notificationSettingsPath,
      examsHref: '/exam/upcoming',
      initial: list,
      drawn: drawnFor(host, viewer),
    },
    host.language,
  )

/** `<prostuti-notification-settings>` with its switches as they stand. */
export const drawNotificationSettings = (host: Host, viewer: UserInfo, settings: NotificationSettings): string =>
  widgets.renderElement(
    'notificationSettings',
    { calendarHref: '/routine', initial: settings, drawn: drawnFor(host, viewer) },
    host.language,
  )
