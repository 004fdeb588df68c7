import { roles } from '@prostuti/contract'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

/**
 * A person. An anonymous one is known by the secret of a device alone and has neither name nor email. Merging leaves the
 * anonymous row without any of that, for what could not move; deleting the person deletes the row.
 */
export const users = pgTable(
  'users',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull().default(''),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    email: text('email'),
    picture: text('picture'),
    /**
     * What the sign-in provider last said it to be: the only picture that a person may choose. Merging keeps the
     * account's own; deleting the person takes it along.
     */
    providerPicture: text('provider_picture'),
    /** The name that stands in standings instead of the person's own. */
    rankAlias: text('rank_alias'),
    /** What standings are searched by: the name that stands there, and no other, for an alias is there to hide one. */
    rankSearch: text('rank_search').generatedAlwaysAs(
      sql`lower(normalize(coalesce(rank_alias, case when strpos(name, '@') = 0 then name else '' end)))`,
    ),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    /** What a person may do on the staff's side (`rights.ts` of the contract); null: not of the staff. */
    role: text('role', { enum: roles }),
    /** Of the staff, in whichever role. */
    isModerator: boolean('is_moderator').notNull().generatedAlwaysAs(sql`role is not null`),
    isAnonymous: boolean('is_anonymous').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** The account that this anonymous person has become. */
    mergedInto: bigint('merged_into', { mode: 'bigint' }).references((): AnyPgColumn => users.id, {
      onDelete: 'cascade',
    }),
  },
  table => [
    index('users_merged').on(table.mergedInto).where(sql`merged_into is not null`),
    // Lists of staff: with the id behind, so that their rows are in order already.
    index('users_created').on(table.createdAt, table.id),
    index('users_anonymous').on(table.createdAt, table.id).where(sql`is_anonymous and merged_into is null`),
    index('users_name').on(sql`left(${table.name}, 100) collate "C"`, table.id),
  ],
)
