import type { MyNotifications } from '@prostuti/sdk/notifications'
import type { DrawnFor } from '../../foundation/data/queries.ts'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'

export interface NotificationsEvents {
  /** A person opens one; the list then leaves by itself. */
  'notification-open': { id: string }
}

export interface NotificationsProps extends WidgetProps<NotificationsEvents> {
  /** The newest alone, with ways to all of them and to the settings: for a panel over a page. */
  panel?: boolean
  /** Where all notifications are. */
  allHref?: string
  /** Where the settings are. */
  settingsHref?: string
  /** Where upcoming exams are. */
  examsHref?: string
  /** The first page, where the server has drawn it. */
  initial?: MyNotifications
  /** For whom and when. */
  drawn?: DrawnFor
}
