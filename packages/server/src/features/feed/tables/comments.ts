import type { CommentStatus, ReportReason, TalkReason } from '@prostuti/contract'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns.ts'
import { users } from '../../../platform/people/tables.ts'
import { posts, type TalkBefore } from './posts.ts'

/** A name in a comment's words, and whose it is: who wrote that comment, or, where it is null, who wrote the post. */
export interface StoredMention {
  readonly name: string
  readonly comment: string | null
}

/**
 * Comments and replies below posts. Members alone write, so merging finds none; deleting the person leaves theirs without a name. A
 * deleted one is kept for 30 days.
 */
export const comments = pgTable(
  'comments',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    postId: bigint('post_id', { mode: 'bigint' })
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** Null: not a reply. A reply has none below it. */
    parentId: bigint('parent_id', { mode: 'bigint' }).references((): AnyPgColumn => comments.id, {
      onDelete: 'cascade',
    }),
    authorId: bigint('author_id', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
    /** PUBLISHED 0, DELETED 1. */
    status: smallint('status').$type<CommentStatus>().notNull().default(0),
    text: text('text').notNull(),
    html: text('html').notNull(),
    mentions: jsonb('mentions').$type<readonly StoredMention[]>().notNull(),
    likeCount: integer('like_count').notNull().default(0),
    /** Replies that everyone sees. */
    replyCount: integer('reply_count').notNull().default(0),
    reportCount: integer('report_count').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    isEdited: boolean('is_edited').notNull().default(false),
    saidReason: text('said_reason').$type<TalkReason>(),
    saidText: text('said_text').notNull().default(''),
    deletedAt: instant('deleted_at'),
    deletedBy: text('deleted_by', { enum: ['writer', 'staff'] }),
    searchKey: text('search_key').notNull(),
    wordsHash: text('words_hash').notNull(),
    revision: integer('revision').notNull().default(1),
    before: jsonb('before').$type<TalkBefore>(),
    decidedAt: instant('decided_at'),
    /** Its place among posts and comments together, which are even and odd. */
    talkId: bigint('talk_id', { mode: 'bigint' }).notNull().generatedAlwaysAs(sql`id * 2 + 1`),
  },
  table => [
    check('comments_status', sql`${table.status} between 0 and 1`),
    // With what says whether one is shown: the rows of earlier pages are counted without being read.
    index('comments_of_post')
      .on(table.postId, table.createdAt, table.id, table.status, table.reportCount, table.authorId)
      .where(sql`parent_id is null`),
    index('comments_of_parent')
      .on(table.parentId, table.createdAt, table.id, table.status, table.reportCount, table.authorId)
      .where(sql`parent_id is not null`),
    index('comments_post').on(table.postId),
    index('comments_author').on(table.authorId),
    index('comments_author_removed').on(table.authorId).where(sql`deleted_by = 'staff'`),
    index('comments_published').on(table.createdAt, table.talkId).where(sql`status = 0`),
    index('comments_reported').on(table.reportCount, table.talkId).where(sql`report_count > 0`),
    index('comments_deleted').on(table.deletedAt, table.talkId, table.deletedBy).where(sql`deleted_at is not null`),
    index('comments_decided').on(table.decidedAt).where(sql`decided_at is not null`),
    index('comments_words').on(table.wordsHash, table.createdAt),
    index('comments_search').using('gin', sql`${table.searchKey} gin_trgm_ops`),
  ],
)

/** Likes: one of a person for a comment. Members like; deleting the person takes theirs along, out of the count. */
export const commentLikes = pgTable(
  'comment_likes',
  {
    commentId: bigint('comment_id', { mode: 'bigint' })
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  table => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_likes_user').on(table.userId, table.commentId),
  ],
)

/**
 * Reports of posts and comments: one of a person for each. Members report; deleting the person takes theirs along, out of the count.
 * `outcome`: what a moderator decided.
 */
export const talkReports = pgTable(
  'talk_reports',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** One of both. */
    postId: bigint('post_id', { mode: 'bigint' }).references(() => posts.id, { onDelete: 'cascade' }),
    commentId: bigint('comment_id', { mode: 'bigint' }).references(() => comments.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    createdAt: instant('created_at').notNull(),
    outcome: text('outcome', { enum: ['kept', 'removed'] }),
  },
  table => [
    check('talk_reports_one', sql`num_nonnulls(${table.postId}, ${table.commentId}) = 1`),
    unique('talk_reports_post').on(table.postId, table.userId),
    unique('talk_reports_comment').on(table.commentId, table.userId),
    index('talk_reports_user').on(table.userId),
  ],
)

export type CommentRow = typeof comments.$inferSelect
