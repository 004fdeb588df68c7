import type { Audience, NotificationPage, NotificationTopic, StaffNotification } from '@prostuti/contract'
import { sql } from 'drizzle-orm'
import { bigint, foreignKey, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant, type Translated } from '../../../platform/db/columns.ts'
import { images } from '../../../platform/images/index.ts'
import { users } from '../../../platform/people/tables.ts'

/**
 * Notifications that staff write. One that is for a single person goes along when they merge and is erased with them; the others
 * know no person.
 */
export const announcements = pgTable(
  'announcements',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    title: jsonb('title').$type<Translated>().notNull(),
    body: jsonb('body').$type<Translated>().notNull(),
    topic: text('topic').$type<NotificationTopic>().notNull(),
    page: text('page').$type<NotificationPage>().notNull(),
    /** Of what the page shows; null where it needs none. */
    pageId: bigint('page_id', { mode: 'bigint' }),
    webUrl: text('web_url').notNull(),
    imageId: bigint('image_id', { mode: 'bigint' }).references(() => images.id),
    /** What who cannot see it hears; empty: what the library says. */
    imageAlt: jsonb('image_alt').$type<Translated>().notNull().default({ bn: '', en: '' }),
    platform: text('platform', { enum: ['all', 'app', 'web', 'list'] }).notNull(),
    /** To one phone alone; empty: to a person or an audience. */
    pushToken: text('push_token').notNull(),
    /** To one person alone. Their row goes with this one: an audience must never take its place. */
    forUserId: bigint('for_user_id', { mode: 'bigint' }).references(() => users.id, { onDelete: 'cascade' }),
    audience: jsonb('audience').$type<Audience>().notNull(),
    /** Null: as soon as it is scheduled. */
    sendingTime: instant('sending_time'),
    /** Days between two dates. */
    interval: smallint('interval').notNull(),
    repeatCount: smallint('repeat_count').notNull(),
    leftOut: smallint('left_out').array().notNull(),
    /** Dates that go out at another time than the row has them. */
    moved: jsonb('moved').$type<StaffNotification['moved']>().notNull().default([]),
    /** To so many people it may go at most, by the role of who scheduled it; null: to any number. */
    mostPeople: integer('most_people'),
    state: text('state', { enum: ['draft', 'scheduled', 'sending', 'sent', 'stopped'] })
      .notNull()
      .default('draft'),
    /** Raised with each change by staff: saving an older one is a conflict. */
    revision: integer('revision').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('announcements_newest').on(table.createdAt, table.id),
    index('announcements_person').on(table.forUserId).where(sql`for_user_id is not null`),
    index('announcements_image').on(table.imageId).where(sql`image_id is not null`),
  ],
)

/** When each of them goes out, from its scheduling on. They know no person: merging and deletion leave them alone. */
export const announcementDates = pgTable(
  'announcement_dates',
  {
    announcementId: bigint('announcement_id', { mode: 'bigint' })
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    number: smallint('number').notNull(),
    at: instant('at').notNull(),
    state: text('state', { enum: ['waiting', 'left_out', 'sending', 'sent', 'stopped'] }).notNull(),
    /** Whom it has reached so far. */
    people: integer('people').notNull().default(0),
    /** The last person of the last batch: the next one begins behind them. */
    doneUntil: bigint('done_until', { mode: 'bigint' }),
    begunAt: instant('begun_at'),
  },
  table => [
    primaryKey({ columns: [table.announcementId, table.number] }),
    index('announcement_dates_at').on(table.at),
    index('announcement_dates_due').on(table.at).where(sql`state in ('waiting', 'sending')`),
  ],
)

/**
 * How often each date was opened, by the hour in which that was. A sum alone: who opened it is kept nowhere, so that merging and
 * deletion leave it.
 */
export const announcementOpens = pgTable(
  'announcement_opens',
  {
    announcementId: bigint('announcement_id', { mode: 'bigint' }).notNull(),
    number: smallint('number').notNull(),
    /** Its beginning. */
    hour: instant('hour').notNull(),
    opened: integer('opened').notNull(),
  },
  table => [
    primaryKey({ columns: [table.announcementId, table.number, table.hour] }),
    foreignKey({
      name: 'announcement_opens_date',
      columns: [table.announcementId, table.number],
      foreignColumns: [announcementDates.announcementId, announcementDates.number],
    }).onDelete('cascade'),
  ],
)
