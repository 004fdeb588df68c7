import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../db/columns.ts'
import { users } from '../people/tables.ts'

/** Encoded pictures by the SHA-256 of their bytes, in base64url. They are nobody's; deletion erases what only the person had uploaded. */
export const imageBlobs = pgTable('image_blobs', {
  digest: text('digest').primaryKey(),
  contentType: text('content_type').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  bytes: bytea('bytes').notNull(),
})

/**
 * An uploaded picture. Members upload, so merging moves none; deleting the person erases what no question shows, and
 * leaves the rest without them and the file's name.
 */
export const images = pgTable(
  'images',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    ownerId: bigint('owner_id', { mode: 'bigint' }).references(() => users.id, { onDelete: 'set null' }),
    /** Pictures of talk are in no library, and go when nothing shows them. */
    usedFor: text('used_for', { enum: ['library', 'talk'] })
      .notNull()
      .default('library'),
    /** Of the file, without its folders. */
    name: text('name').notNull(),
    state: text('state', { enum: ['processing', 'ready', 'failed'] })
      .notNull()
      .default('processing'),
    /** Null until it is ready. */
    digest: text('digest').references(() => imageBlobs.digest),
    /** As it came, until it is ready. */
    original: bytea('original'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('images_owner').on(table.ownerId, table.createdAt, table.id),
    index('images_of_talk').on(table.createdAt).where(sql`used_for = 'talk'`),
  ],
)
