import type { AudienceFunnel, FoundPerson, ReturnsOf, StaffNotification, WirePart } from '@prostuti/contract'
import {
  countAudience,
  createNotification,
  deleteNotification,
  findPeople,
  getNotification,
  getNotificationForm,
  listNotificationDates,
  listNotifications,
  scheduleNotification,
  stopNotification,
  tryNotification,
  updateNotification,
} from '@prostuti/contract/notifications/staff-operations'
import type { Prostuti } from '../client.ts'
import { oncePerIntent } from '../http/once-per-intent.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'
import { randomUuid } from '../random.ts'

type ListQuery = NonNullable<WirePart<'notifications.listNotifications', 'query'>>

/** In one state, or in all; with these words in the title. */
export type StaffNotificationFilter = PageFilter & Pick<ListQuery, 'state' | 'search'>

/** A notification as staff write it: words, audience and dates. */
export type NewStaffNotification = WirePart<'notifications.createNotification', 'body'>
type NotificationChanges = WirePart<'notifications.updateNotification', 'body'>
type Counted = WirePart<'notifications.countAudience', 'body'>

/** The calls by which staff write notifications, count whom they reach, and send them at their dates. */
export interface StaffNotificationsApi {
  /** Newest first. */
  list(filter?: StaffNotificationFilter): Promise<ReturnsOf<'notifications.listNotifications'>>
  /** All dates between two instants, at most 100 days apart. */
  dates(from: string, to: string): Promise<ReturnsOf<'notifications.listNotificationDates'>>
  /** What there is to choose from. */
  form(): Promise<ReturnsOf<'notifications.getNotificationForm'>>
  /** `details`: with what became of each date. */
  get(id: string, options?: { details?: boolean }): Promise<StaffNotification>
  /** A draft. */
  create(notification: NewStaffNotification): Promise<StaffNotification>
  /** Throws `conflict` where it was saved since `revision`, or has gone out. */
  update(id: string, changes: NotificationChanges): Promise<StaffNotification>
  delete(id: string): Promise<void>
  /** Throws `conflict` with the new number in `affected` where `people` is not how many there are. */
  schedule(id: string, revision: number, people: number): Promise<StaffNotification>
  stop(id: string, revision: number): Promise<StaffNotification>
  /** Rings one's own devices. */
  try(id: string): Promise<ReturnsOf<'notifications.tryNotification'>>
  count(audience: Counted): Promise<AudienceFunnel>
  /** By a part of the name, or by the number of the account; at most ten. */
  people(search: string): Promise<FoundPerson[]>
}

/**
 * `StaffNotificationsApi` of a client.
 *
 * @example const { people } = await staffNotificationsApiOf(prostuti).count({ audience, topic: 'news' })
 */
export function staffNotificationsApiOf({ http }: Pick<Prostuti, 'http'>): StaffNotificationsApi {
  const fresh = { fresh: true } as const
  return {
    list: ({ state, search, ...page } = {}) =>
      http.call(listNotifications, { query: { state, search, ...pageQueryOf(page) } }, fresh),
    dates: (from, to) => http.call(listNotificationDates, { query: { from, to } }, fresh),
    form: () => http.call(getNotificationForm, {}, fresh),
    get: (id, { details } = {}) =>
      http.call(getNotification, { params: { id }, query: { details: details ? 'true' : undefined } }, fresh),
    create: notification =>
      oncePerIntent(http, JSON.stringify({ create: 'notification', notification }), idempotencyKey =>
        http.call(createNotification, { body: notification }, { idempotencyKey }),
      ),
    update: (id, body) => http.call(updateNotification, { params: { id }, body }),
    delete: id => http.call(deleteNotification, { params: { id } }),
    schedule: (id, revision, people) =>
      oncePerIntent(http, JSON.stringify({ schedule: id, revision, people }), idempotencyKey =>
        http.call(scheduleNotification, { params: { id }, body: { revision, people } }, { idempotencyKey }),
      ),
    stop: (id, revision) => http.call(stopNotification, { params: { id }, body: { revision } }),
    // Each press rings: it is an intent of its own.
    try: id => http.call(tryNotification, { params: { id } }, { idempotencyKey: randomUuid() }),
    count: body => http.call(countAudience, { body }),
    people: async search => (await http.call(findPeople, { query: { search } }, fresh)).results,
  }
}
