import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Localized } from '../../platform/db/columns.ts'
import { instant } from '../../platform/db/columns.ts'
import { users } from '../../platform/people/tables.ts'

/** A site whose pages embed us and may sign people in. */
export const partners = pgTable('partners', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** A stable name, so that registering twice changes nothing. */
  slug: text('slug').notNull().unique(),
  /** As people read it when they are asked whether they agree. */
  name: jsonb('name').$type<Localized>().notNull(),
  /** Exact origins, as browsers write them: `https://exams.example`. */
  origins: text('origins').array().notNull(),
  /**
   * Exact addresses, on one of the origins, to which a sign-in may come back by a redirect; none: by the popup alone.
   * Belongs to the partner and to no person: merging and deleting accounts leave it alone.
   */
  redirectUris: text('redirect_uris').array().notNull().default(sql`'{}'`),
  /** Whether staff have given it its name: a start with the settings leaves that alone. */
  isNamedByStaff: boolean('is_named_by_staff').notNull().default(false),
  /** Raised with each change by staff. */
  revision: integer('revision').notNull().default(1),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/**
 * Who has agreed that a partner's pages may act for them. Merging moves it to the account; deleting the person takes it
 * along, and with it every session of such a page.
 */
export const partnerConsents = pgTable(
  'partner_consents',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    partnerId: integer('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    givenAt: instant('given_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.userId, table.partnerId] })],
)
