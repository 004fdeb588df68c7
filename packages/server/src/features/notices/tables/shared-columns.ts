import { bigint, boolean, integer, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/db/columns.ts'
import { noticeFiles } from './notice-files.ts'

/** What seat plans, results and notices have alike. */
export const sharedColumns = () => ({
  id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Of its address: made of the title until learners have seen it. */
  slug: text('slug').notNull().unique(),
  slugIsFinal: boolean('slug_is_final').notNull().default(false),
  title: text('title').notNull(),
  /** As staff typed it, and as safe HTML. */
  body: text('body').notNull().default(''),
  html: text('html').notNull().default(''),
  fileId: bigint('file_id', { mode: 'bigint' }).references(() => noticeFiles.id),
  /** From when learners read it; null: a draft. */
  publishedOn: instant('published_on'),
  /** Made by us, for a demo. */
  isSample: boolean('is_sample').notNull().default(false),
  /** Raised with each change by staff: saving an older one is a conflict. */
  revision: integer('revision').notNull().default(1),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** Who holds or recruits, and where it was found; empty: not provided. */
export const sourceColumns = () => ({
  organisation: text('organisation').notNull().default(''),
  sourceTitle: text('source_title').notNull().default(''),
  sourceLink: text('source_link').notNull().default(''),
})
