import { z } from 'zod'
import { District } from '../districts.ts'
import { goals } from '../goals.ts'
import { withinLetters } from '../letters.ts'
import { Revision } from '../programs/index.ts'
import { ProgramName, PublicLink, Translated } from '../staff-values.ts'
import { notificationLengths, staffSearchLength } from '../text-lengths.ts'
import { Flag, Id, IdParams, Instant, listOf, PageQuery, text } from '../values.ts'
import { maxRepeats, notificationPages } from './bounds.ts'
import { NotificationTopicName } from './my-notifications.ts'

/** What learners read, in Bangla and, where it is written, in English; without it the Bangla stands in both. */
const Title = withinLetters(Translated(200), notificationLengths.title)
const Body = withinLetters(Translated(500), notificationLengths.body)

/** Where it appears: everywhere, in the app alone, on the web alone, or in the list alone, where no phone rings. */
export const NotificationPlatform = z.enum(['all', 'app', 'web', 'list'])

/** Who gets it: all conditions together, one of the values within each. Empty: no condition. */
export const Audience = z.strictObject({
  programs: z.array(Id).max(20),
  goals: z.array(z.enum(goals)).max(goals.length),
  districts: z.array(District).max(64),
})
export type Audience = z.infer<typeof Audience>

/** How many remain after each condition, and what then happens to them. */
export const AudienceFunnel = z.strictObject({
  /** Members, all of them. */
  members: z.int().min(0),
  steps: z.array(z.strictObject({ by: z.enum(['programs', 'goals', 'districts', 'person']), people: z.int().min(0) })),
  /** Whose list it reaches. */
  people: z.int().min(0),
  /** Of these, who has turned the topic off: they have it in their list, and no phone rings. */
  unwanted: z.int().min(0),
  /** Phones ring: people by the app, by the web. */
  rings: z.strictObject({ app: z.int().min(0), web: z.int().min(0) }),
  /** For these it is the third or a later one of its day. */
  third_of_day: z.int().min(0),
})
export type AudienceFunnel = z.infer<typeof AudienceFunnel>

const fields = {
  title: Title,
  body: Body,
  /** Decides who does not want it. */
  topic: NotificationTopicName,
  /** The page that it opens. */
  page: z.enum(notificationPages),
  /** Of that page's exam, program, circular, post or notice; null where the page needs none. */
  notification_id: Id.nullable(),
  /** A page elsewhere that it opens instead; empty: none. */
  web_url: PublicLink,
  /** An uploaded picture of ours, `/api/core/v1/images/…`; empty: none. */
  image_url: text(300).regex(/^(?:\/api\/core\/v1\/images\/[\w-]{43}\/)?$/, 'the path of an uploaded picture'),
  /** What who cannot see it hears; empty: what the library of pictures says. */
  image_alt: z.strictObject({ bn: text(notificationLengths.alt).trim(), en: text(notificationLengths.alt).trim() }),
  platform: NotificationPlatform,
  /** To one phone alone, by its registration token; empty: to an audience or a person. */
  push_token: text(4_096).regex(/^(?:[\w:-]{16,})?$/, 'a registration token'),
  /** To one person alone; null: to an audience. */
  user: Id.nullable(),
  audience: Audience,
  /** Null: as soon as it is scheduled. */
  sending_time: Instant.nullable(),
  /** Days between two dates; 0: once. */
  interval: z.int().min(0).max(365),
  /** How often in all. */
  repeat_count: z.int().min(1).max(maxRepeats),
  /** Dates that are left out, counted from 0. */
  left_out: z
    .array(
      z
        .int()
        .min(0)
        .max(maxRepeats - 1),
    )
    .max(maxRepeats),
  /** Dates that go out at another time than the row has them, counted from 0. */
  moved: z
    .array(
      z.strictObject({
        number: z
          .int()
          .min(0)
          .max(maxRepeats - 1),
        at: Instant,
      }),
    )
    .max(maxRepeats),
} as const

const NewNotification = z.strictObject({
  ...fields,
  notification_id: fields.notification_id.default(null),
  web_url: fields.web_url.default(''),
  image_url: fields.image_url.default(''),
  image_alt: fields.image_alt.default({ bn: '', en: '' }),
  platform: fields.platform.default('all'),
  push_token: fields.push_token.default(''),
  user: fields.user.default(null),
  audience: Audience.default({ programs: [], goals: [], districts: [] }),
  sending_time: fields.sending_time.default(null),
  interval: fields.interval.default(0),
  repeat_count: fields.repeat_count.default(1),
  left_out: fields.left_out.default([]),
  moved: fields.moved.default([]),
})

export const StaffNotificationState = z.enum(['draft', 'scheduled', 'sending', 'sent', 'stopped'])

/** What became of one date, in sums. */
const Delivery = z.strictObject({
  people: z.int().min(0),
  /** Push messages that were accepted, that were dropped as useless, that failed for good, and dead subscriptions that went. */
  accepted: z.int().min(0),
  dropped: z.int().min(0),
  failed: z.int().min(0),
  removed: z.int().min(0),
  waiting: z.int().min(0),
  /** How often it was opened, by hand: on a phone or in the list, at most once a person and device. */
  opened: z.int().min(0),
  /** The same by the hour in which that was, the earliest first; hours without one are left out. Nobody keeps whose they were. */
  opens: z.array(z.strictObject({ hour: Instant, opened: z.int().min(1) })),
})

/** One date of the schedule. */
export const NotificationDate = z.strictObject({
  number: z.int().min(0),
  at: Instant,
  state: z.enum(['waiting', 'left_out', 'sending', 'sent', 'stopped']),
  /** With `details`; null before it is sent. */
  delivery: Delivery.nullable(),
})
export type NotificationDate = z.infer<typeof NotificationDate>

/** A notification as staff write it. */
export const StaffNotification = z.strictObject({
  id: Id,
  ...fields,
  /** Of an upload of ours; as stored. */
  image_url: z.string(),
  web_url: z.string(),
  push_token: z.string(),
  state: StaffNotificationState,
  /** The next date; null: none is left. */
  notification_time: Instant.nullable(),
  schedule_info: z.array(NotificationDate),
  revision: Revision,
  changed: z.strictObject({ at: Instant, by: z.string().nullable() }).nullable(),
})
export type StaffNotification = z.infer<typeof StaffNotification>

/** A person as staff choose them: by name, or by the number of the account. */
export const FoundPerson = z.strictObject({ id: Id, name: z.string() })
export type FoundPerson = z.infer<typeof FoundPerson>

/** One line of the staff's list. */
export const StaffNotificationRow = z.strictObject({
  id: Id,
  title: z.string(),
  topic: NotificationTopicName,
  state: StaffNotificationState,
  notification_time: Instant.nullable(),
  /** Dates that are over, of all. */
  sent: z.int().min(0),
  repeat_count: z.int().min(1),
  /** Whose list it has reached so far. */
  people: z.int().min(0),
  revision: Revision,
})
export type StaffNotificationRow = z.infer<typeof StaffNotificationRow>

/** One date of the calendar of all notifications. */
export const ScheduledNotification = z.strictObject({
  notification: Id,
  title: z.string(),
  topic: NotificationTopicName,
  number: z.int().min(0),
  at: Instant,
  state: NotificationDate.shape.state,
  /** Counted when it was sent; null before. */
  people: z.int().min(0).nullable(),
})
export type ScheduledNotification = z.infer<typeof ScheduledNotification>

export const staffNotificationShapes = {
  /** Newest first. */
  'notifications.listNotifications': {
    query: PageQuery.extend({
      state: StaffNotificationState.optional(),
      search: text(staffSearchLength.max).trim().optional(),
    }),
    returns: listOf(StaffNotificationRow).extend({
      states: z.array(z.strictObject({ state: StaffNotificationState, count: z.int().min(0) })),
    }),
  },
  /** All dates between two instants, at most 100 days apart, the earliest first. */
  'notifications.listNotificationDates': {
    query: z.strictObject({ from: Instant, to: Instant }),
    returns: z.strictObject({ results: z.array(ScheduledNotification) }),
  },
  /** A draft. */
  'notifications.createNotification': { body: NewNotification, returns: StaffNotification },
  'notifications.getNotificationForm': {
    returns: z.strictObject({
      programs: z.array(ProgramName),
      goals: z.array(z.enum(goals)),
      districts: z.array(District),
      topics: z.array(NotificationTopicName),
      pages: z.array(z.strictObject({ page: z.enum(notificationPages), needs_id: z.boolean() })),
      /** Members, and how many of them have said their district. */
      members: z.int().min(0),
      with_district: z.int().min(0),
    }),
  },
  /** `details=true`: with what became of each date. */
  'notifications.getNotification': {
    params: IdParams,
    query: z.strictObject({ details: Flag.optional() }),
    returns: StaffNotification,
  },
  /** What is left out stays; of one that has begun, only dates still to come can be left out or moved. Throws `conflict` where another moderator has saved it meanwhile. */
  'notifications.updateNotification': {
    params: IdParams,
    body: z.strictObject(fields).partial().extend({ revision: Revision }),
    returns: StaffNotification,
  },
  /** A draft, or one that was never sent. Throws `conflict` for others, which can be stopped. */
  'notifications.deleteNotification': { params: IdParams, returns: z.void() },
  /** It goes out at its dates from now on; `people` is the number that was read, and another one answers `conflict` with the new funnel's number in its detail. Throws `forbidden` where that is more than the role may send to. */
  'notifications.scheduleNotification': {
    params: IdParams,
    body: z.strictObject({ revision: Revision, people: z.int().min(0) }),
    returns: StaffNotification,
  },
  /** Nothing more goes out; what has gone stays. */
  'notifications.stopNotification': {
    params: IdParams,
    body: z.strictObject({ revision: Revision }),
    returns: StaffNotification,
  },
  /** To one's own devices and to no list: how it looks and rings. */
  'notifications.tryNotification': { params: IdParams, returns: z.strictObject({ devices: z.int().min(0) }) },
  /** Members by a part of their name, or one by the number of the account; at most ten. */
  'notifications.findPeople': {
    query: z.strictObject({ search: text(staffSearchLength.max).trim().min(1) }),
    returns: z.strictObject({ results: z.array(FoundPerson) }),
  },
  'notifications.countAudience': {
    body: z.strictObject({
      audience: Audience,
      topic: NotificationTopicName,
      user: Id.nullable().default(null),
      platform: NotificationPlatform.default('all'),
      at: Instant.nullable().default(null),
      /** The one that is written, once it is stored: it is not its own second or third of the day. */
      notification: Id.nullable().default(null),
    }),
    returns: AudienceFunnel,
  },
} as const
