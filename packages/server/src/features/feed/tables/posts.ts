import type { PostStatus, PostType, TalkReason } from '@prostuti/contract'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns.ts'
import { images } from '../../../platform/images/tables.ts'
import { users } from '../../../platform/people/tables.ts'
import { questions } from '../../questions/index.ts'

/** Choices of a poll as they were written, with the days that it is open. */
export interface WrittenPoll {
  readonly options: readonly string[]
  readonly open_days: number
}

/** Words of a post, with those that wait. */
export interface PostWords {
  readonly text: string
  readonly html: string
  readonly isEdited: boolean
  readonly pendingText: string | null
  readonly pendingHtml: string | null
  readonly hasPendingPictures: boolean
  readonly pendingPoll: WrittenPoll | null
  /** Those that new ones have replaced. */
  readonly poll: WrittenPoll | null
}

/** Of a post or comment, before the last act of staff, which can be taken back once. Instants are ISO 8601. */
export interface TalkBefore {
  readonly status: number
  readonly publishedAt: string | null
  readonly deletedAt: string | null
  readonly deletedBy: 'writer' | 'staff' | null
  readonly waitingAt: string | null
  readonly closesAt: string | null
  readonly saidReason: TalkReason | null
  readonly saidText: string
  /** Where the act changed the words. */
  readonly words: PostWords | null
  /** Reports that the act decided. */
  readonly reports: readonly string[]
}

/**
 * What learners write. Members alone write, so merging finds none; deleting the person leaves their public posts without a name, and
 * erases what nobody else has read. A deleted one is kept for 30 days.
 */
export const posts = pgTable(
  'posts',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    /** A stable name of those that are seeded, so that seeding twice changes nothing. */
    demoSlug: text('demo_slug').unique(),
    authorId: bigint('author_id', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
    /** GENERAL 0, POLL 1, QUESTION 2. */
    type: smallint('type').$type<PostType>().notNull(),
    /** PENDING 0, PUBLISHED 1, DELETED 2, APPROVED 3. */
    status: smallint('status').$type<PostStatus>().notNull(),
    text: text('text').notNull(),
    /** The text as safe HTML. */
    html: text('html').notNull(),
    questionId: bigint('question_id', { mode: 'bigint' }).references(() => questions.id, { onDelete: 'set null' }),
    /** Of a public one: the words that wait for a moderator. */
    pendingText: text('pending_text'),
    pendingHtml: text('pending_html'),
    /** Whether its pictures of before are to be replaced by those that wait; these may be none. */
    hasPendingPictures: boolean('has_pending_pictures').notNull().default(false),
    pendingPoll: jsonb('pending_poll').$type<WrittenPoll>(),
    pollDays: smallint('poll_days'),
    /** Null: its days have not begun. */
    pollClosesAt: instant('poll_closes_at'),
    pollVotes: integer('poll_votes').notNull().default(0),
    likeCount: integer('like_count').notNull().default(0),
    /** Those that everyone sees, replies among them. */
    commentCount: integer('comment_count').notNull().default(0),
    /** Reports that are not decided. */
    reportCount: integer('report_count').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** Null: never public. */
    publishedAt: instant('published_at'),
    /** What lists are ordered by. */
    sortAt: instant('sort_at').notNull().generatedAlwaysAs(sql`coalesce(published_at, created_at)`),
    isEdited: boolean('is_edited').notNull().default(false),
    /** Since when it, or its new words, wait for a moderator. */
    waitingAt: instant('waiting_at'),
    saidReason: text('said_reason').$type<TalkReason>(),
    saidText: text('said_text').notNull().default(''),
    deletedAt: instant('deleted_at'),
    deletedBy: text('deleted_by', { enum: ['writer', 'staff'] }),
    /** What searches read, in one spelling. */
    searchKey: text('search_key').notNull(),
    /** The same for the same words, whatever their spaces, figures and signs. */
    wordsHash: text('words_hash').notNull(),
    /** Raised with each change: staff who have seen an older one are asked. */
    revision: integer('revision').notNull().default(1),
    before: jsonb('before').$type<TalkBefore>(),
    decidedAt: instant('decided_at'),
    /** Its place among posts and comments together, which are even and odd. */
    talkId: bigint('talk_id', { mode: 'bigint' }).notNull().generatedAlwaysAs(sql`id * 2`),
  },
  table => [
    check('posts_status', sql`${table.status} between 0 and 3`),
    // Lists of what everyone sees count the rows of earlier pages in the index.
    index('posts_public').on(table.sortAt, table.id).where(sql`status in (1, 3) and report_count < 3`),
    index('posts_public_type').on(table.type, table.sortAt, table.id).where(sql`status in (1, 3) and report_count < 3`),
    index('posts_author').on(table.authorId, table.sortAt, table.id, table.deletedBy),
    index('posts_author_status').on(table.authorId, table.status),
    index('posts_author_removed').on(table.authorId, table.publishedAt).where(sql`deleted_by = 'staff'`),
    index('posts_status_order').on(table.status, table.sortAt, table.id),
    index('posts_waiting').on(table.waitingAt, table.talkId).where(sql`waiting_at is not null`),
    index('posts_published').on(table.sortAt, table.talkId).where(sql`status in (1, 3)`),
    index('posts_reported').on(table.reportCount, table.talkId).where(sql`report_count > 0`),
    index('posts_deleted').on(table.deletedAt, table.talkId, table.deletedBy).where(sql`deleted_at is not null`),
    index('posts_decided').on(table.decidedAt).where(sql`decided_at is not null`),
    index('posts_question').on(table.questionId).where(sql`question_id is not null`),
    index('posts_words').on(table.wordsHash, table.createdAt),
    index('posts_search').using('gin', sql`${table.searchKey} gin_trgm_ops`),
  ],
)

/** Pictures of posts, in their order. They know no person: merging and deletion leave them to their post. */
export const postPictures = pgTable(
  'post_pictures',
  {
    postId: bigint('post_id', { mode: 'bigint' })
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** Beside the words that everyone reads, those that wait, or those of before the last act. */
    version: text('version', { enum: ['shown', 'waiting', 'before'] }).notNull(),
    place: smallint('place').notNull(),
    imageId: bigint('image_id', { mode: 'bigint' })
      .notNull()
      .references(() => images.id),
    alt: text('alt').notNull().default(''),
  },
  table => [
    primaryKey({ columns: [table.postId, table.version, table.place] }),
    index('post_pictures_image').on(table.imageId),
  ],
)

/** Likes: one of a person for a post. Members like; deleting the person takes theirs along, out of the count. */
export const postLikes = pgTable(
  'post_likes',
  {
    postId: bigint('post_id', { mode: 'bigint' })
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  table => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index('post_likes_user').on(table.userId, table.postId),
  ],
)

/** Choices of polls, with their votes. They know no person. */
export const pollOptions = pgTable(
  'poll_options',
  {
    postId: bigint('post_id', { mode: 'bigint' })
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    place: smallint('place').notNull(),
    text: text('text').notNull(),
    votes: integer('votes').notNull().default(0),
  },
  table => [primaryKey({ columns: [table.postId, table.place] })],
)

/** Votes: one of a person in a poll, for good. Members vote; deleting the person takes theirs along, out of the count. */
export const pollVotes = pgTable(
  'poll_votes',
  {
    postId: bigint('post_id', { mode: 'bigint' })
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    place: smallint('place').notNull(),
  },
  table => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index('poll_votes_user').on(table.userId, table.postId),
  ],
)

export type PostRow = typeof posts.$inferSelect
