import { type NotificationKind, notificationDays, notificationKinds } from '@prostuti/contract'
import type { NotificationData } from '../../../platform/notifications/notification-data.ts'

/** A row as it is presented; kind and data belong together, as `notify` has written them. */
export type StoredNotification = {
  readonly [Kind in NotificationKind]: {
    readonly id: string
    readonly kind: Kind
    readonly data: NotificationData[Kind]
    readonly createdAt: Date
    readonly isNew: boolean
  }
}[NotificationKind]

/** The columns of `StoredNotification`, of the table as `n`. */
export const storedColumns =
  'n.id::text as id, n.kind, n.data, n.created_at as "createdAt", n.read_at is null as "isNew"'

/** A process of a newer build may have written others; this one does not know what they say. */
export const knownKinds: readonly string[] = Object.keys(notificationKinds)

/** Older ones are not shown, and go with the next purge. */
export const shownSince = (now: number): Date => new Date(now - notificationDays * 24 * 60 * 60 * 1000)
