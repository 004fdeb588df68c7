import type { NotificationSettings, NotificationTopic } from '@prostuti/contract'
import type { DrawnFor } from '../../foundation/data/queries.ts'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'

export interface NotificationSettingsEvents {
  /** A person has turned a topic on or off, and the server knows. */
  'topic-change': { topic: NotificationTopic; on: boolean }
}

export interface NotificationSettingsProps extends WidgetProps<NotificationSettingsEvents> {
  /** Where exams can be put into a calendar. */
  calendarHref?: string
  /** The settings, where the server has drawn them. */
  initial?: NotificationSettings
  /** For whom and when. */
  drawn?: DrawnFor
}

/** What the parts are given. */
export interface SettingsPartProps extends NotificationSettingsProps {
  settings: NotificationSettings
  onSettings(settings: NotificationSettings): void
}
