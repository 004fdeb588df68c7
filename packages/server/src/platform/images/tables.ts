import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../db/columns.ts'
import { users } from '../people/tables.ts'

/**
 * Encoded pictures by the SHA-256 of their bytes, in base64url. They are nobody's: merging moves none, deletion erases what only
 * the person had uploaded.
 */
export const imageBlobs = pgTable(
  'image_blobs',
  {
    digest: text('digest').primaryKey(),
    contentType: text('content_type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Null where they lie in the bucket. */
    bytes: bytea('bytes'),
    /** The object of the bucket that holds them. No two rows ever have the same, so that one can go while its like comes. */
    objectKey: text('object_key'),
    /** Of the bytes; null for a picture of before it was counted. */
    size: integer('size'),
  },
  table => [check('image_blobs_place', sql`(${table.bytes} is null) <> (${table.objectKey} is null)`)],
)

/** Objects of the bucket that no picture has, or not yet: an hour later they are deleted. They are nobody's: nothing merges or is erased. */
export const looseObjects = pgTable('image_loose_objects', {
  objectKey: text('object_key').primaryKey(),
  since: instant('since').notNull(),
})

/**
 * An uploaded picture. Members upload, so merging moves none; deleting the person erases what no question shows, and
 * leaves the rest without them and the file's name; the words of a picture are of what it shows, and stay with it.
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
    /** SHA-256 of the file as it came, in base64url, and its bytes; null for one of before they were kept. */
    fileDigest: text('file_digest'),
    fileBytes: integer('file_bytes'),
    /** What who cannot see it hears where a place has no words of its own; empty: nobody has said it. */
    altBn: text('alt_bn').notNull().default(''),
    altEn: text('alt_en').notNull().default(''),
    revision: integer('revision').notNull().default(1),
    /** Out of the library, to be erased a day later unless something shows it; null: in it. */
    removedAt: instant('removed_at'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('images_owner').on(table.ownerId, table.createdAt, table.id),
    index('images_library').on(table.createdAt, table.id).where(sql`used_for = 'library' and state = 'ready'`),
    index('images_file').on(table.fileDigest).where(sql`file_digest is not null`),
    index('images_digest').on(table.digest),
    index('images_removed').on(table.removedAt).where(sql`removed_at is not null`),
    index('images_of_talk').on(table.createdAt).where(sql`used_for = 'talk'`),
  ],
)
