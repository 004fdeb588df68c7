import { z } from 'zod'
import { Id, IdParams, Instant, Language, listOf, PageQuery, text } from '../values.ts'
import { type NotificationKind, notificationKinds, notificationTopics } from './topics.ts'

const kinds = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]]

export const NotificationKindName = z.enum(kinds)
export const NotificationTopicName = z.enum(notificationTopics)

/** What one person is told, in the language of the call. */
export const Notification = z.strictObject({
  id: Id,
  kind: NotificationKindName,
  /** Whose switch decides whether a phone rings; `account` has none. */
  topic: z.enum([...notificationTopics, 'account']),
  title: z.string(),
  body: z.string(),
  /** What it opens, from the site's root. */
  path: z.string(),
  /** A page elsewhere that it opens instead; null: none. */
  web_url: z.string().nullable(),
  /** From the site's root; null: none. */
  image: z.string().nullable(),
  /** What who cannot see it hears; empty: nobody has said it. */
  image_alt: z.string(),
  created_at: Instant,
  /** Not looked at yet. */
  is_new: z.boolean(),
})
export type Notification = z.infer<typeof Notification>

const Unread = z.int().min(0)

/** A browser or phone that pushes go to. */
export const PushDevice = z.strictObject({
  id: Id,
  channel: z.enum(['web', 'android', 'ios']),
  /** Browser and system, as `Chrome, Android`. */
  name: z.string(),
  created_at: Instant,
})
export type PushDevice = z.infer<typeof PushDevice>

/** What a person wants to hear of. */
export const NotificationSettings = z.strictObject({
  topics: z.record(z.enum(notificationTopics), z.boolean()),
  /** The server's VAPID key (base64url), with which a browser subscribes; null: this server pushes to no browser. */
  push_key: z.string().nullable(),
  devices: z.array(PushDevice),
  /** Of the last 90 days, devices that their push service knows no more: nobody has taken them out, and they may subscribe again. */
  lost: z.array(Id),
})
export type NotificationSettings = z.infer<typeof NotificationSettings>

/** base64url of 65 and of 16 bytes (RFC 8291). */
const PublicKey = text(88).regex(/^[\w-]{87}=?$/, 'a P-256 public key in base64url')
const AuthSecret = text(24).regex(/^[\w-]{22}(?:==)?$/, '16 bytes in base64url')

/** Where a browser is reached. */
const BrowserAddress = z.strictObject({
  /** Of a push service that is on the server's list; another answers `validation_failed`. */
  endpoint: text(2_000).regex(/^https?:\/\/\S+$/, 'an address'),
  keys: z.strictObject({ p256dh: PublicKey, auth: AuthSecret }),
})

const WebSubscription = BrowserAddress.extend({ channel: z.literal('web'), language: Language })

const AppSubscription = z.strictObject({
  channel: z.enum(['android', 'ios']),
  /** The registration token of Firebase Cloud Messaging. */
  token: text(4_096).regex(/^[\w:-]{16,}$/, 'a registration token'),
  language: Language,
})

export const myNotificationShapes = {
  /** Newest first, of the last 90 days. */
  'notifications.listMyNotifications': {
    query: PageQuery,
    returns: listOf(Notification).extend({ unread: Unread }),
  },
  /** Everything up to and including this one has been looked at. */
  'notifications.readMyNotifications': {
    body: z.strictObject({ until: Id }),
    returns: z.strictObject({ unread: Unread }),
  },
  /** This one was opened, on a phone or in the list: it is no longer new, and staff see one opening more, never whose. A device says it once. */
  'notifications.openNotification': {
    params: IdParams,
    returns: z.strictObject({ unread: Unread }),
  },
  'notifications.getNotificationSettings': { returns: NotificationSettings },
  /** What is left out stays. */
  'notifications.updateNotificationSettings': {
    body: z.strictObject({ topics: z.partialRecord(z.enum(notificationTopics), z.boolean()) }),
    returns: NotificationSettings,
  },
  /** The same endpoint or token twice is one subscription, and belongs to the person who subscribed last. */
  'notifications.createPushSubscription': {
    body: z.discriminatedUnion('channel', [WebSubscription, AppSubscription]),
    returns: PushDevice,
  },
  /** The browser of the session has another address. `not_found` where it is not subscribed, or no more. */
  'notifications.movePushSubscription': { body: BrowserAddress, returns: z.void() },
  'notifications.deletePushSubscription': { params: z.strictObject({ id: Id }), returns: z.void() },
  /** Server-sent events (`StreamEvent`, one JSON object an event), until the session ends or the server does. */
  'notifications.openStream': { returns: z.void() },
} as const

/** What an event of the stream says. */
export const StreamEvent = z.discriminatedUnion('type', [
  /** First, and whenever the list has changed; `latest` is the newest that came while the stream was open. */
  z.strictObject({ type: z.literal('notifications'), unread: Unread, latest: Notification.nullable() }),
  /** A post became public; its id, with which a list knows whether it holds it. */
  z.strictObject({ type: z.literal('post'), post: Id }),
  /** A comment became public under this post. */
  z.strictObject({ type: z.literal('comment'), post: Id, comment: Id }),
  /** The session is over. */
  z.strictObject({ type: z.literal('signed_out') }),
])
export type StreamEvent = z.infer<typeof StreamEvent>
