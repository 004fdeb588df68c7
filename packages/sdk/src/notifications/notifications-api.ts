import type { NotificationSettings, NotificationTopic, PushDevice, ReturnsOf, WirePart } from '@prostuti/contract'
import {
  createPushSubscription,
  deletePushSubscription,
  getNotificationSettings,
  listMyNotifications,
  openNotification,
  readMyNotifications,
  updateNotificationSettings,
} from '@prostuti/contract/notifications/operations'
import type { Prostuti } from '../client.ts'
import type { CallOptions } from '../http/http.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'

/** A page of a person's notifications, newest first, and how many are new. */
export type MyNotifications = ReturnsOf<'notifications.listMyNotifications'>
/** A browser's or a phone's address for pushes. */
export type NewPushSubscription = WirePart<'notifications.createPushSubscription', 'body'>

type Options = Pick<CallOptions, 'signal' | 'fresh' | 'keepalive'>

/** The calls of a person's own notifications; all need a signed-in person. */
export interface NotificationsApi {
  /** Newest first, of the last 90 days, with how many are new. */
  mine(page?: PageFilter, options?: Options): Promise<MyNotifications>
  /** Everything up to and including this one has been looked at; how many are new after that. */
  readUntil(id: string, options?: Options): Promise<number>
  /** This one was opened; how many are new after that. `tellOpened` says it once a device. */
  open(id: string, options?: Options): Promise<number>
  settings(): Promise<NotificationSettings>
  /** What is left out stays. */
  setTopics(topics: Partial<Record<NotificationTopic, boolean>>): Promise<NotificationSettings>
  /** The same endpoint or token twice is one subscription. */
  subscribe(subscription: NewPushSubscription): Promise<PushDevice>
  unsubscribe(id: string): Promise<void>
}

/**
 * What a person has been told, and what of it is new.
 * @example const { results, unread } = await notificationsApiOf(prostuti).mine()
 */
export function notificationsApiOf({ http }: Pick<Prostuti, 'http'>): NotificationsApi {
  return {
    mine: (page = {}, options) => http.call(listMyNotifications, { query: pageQueryOf(page) }, options),
    readUntil: async (until, options) => (await http.call(readMyNotifications, { body: { until } }, options)).unread,
    open: async (id, options) => (await http.call(openNotification, { params: { id } }, options)).unread,
    settings: () => http.call(getNotificationSettings),
    setTopics: topics => http.call(updateNotificationSettings, { body: { topics } }),
    // The endpoint says by itself that it is the same one. Pushes are for secure pages alone, where browsers make keys by themselves.
    subscribe: body => http.call(createPushSubscription, { body }, { idempotencyKey: crypto.randomUUID() }),
    unsubscribe: id => http.call(deletePushSubscription, { params: { id } }),
  }
}
