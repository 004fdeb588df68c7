import type { Returned } from '../shape.ts'
import type { myNotificationShapes, NotificationSettings } from './my-notifications.ts'

/** Notifications as pages show them to the person who asks (`SiteHost`). */
export interface SiteNotifications {
  /** Null for a visitor. */
  mine(page: number): Promise<Returned<(typeof myNotificationShapes)['notifications.listMyNotifications']> | null>
  /** 0 for a visitor. */
  unread(): Promise<number>
  /** Null for a visitor. */
  settings(): Promise<NotificationSettings | null>
}
