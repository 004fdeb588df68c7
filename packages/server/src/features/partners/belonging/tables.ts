import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../../../platform/people/tables.ts'
import { partners } from '../tables.ts'

/**
 * Among whom a person wants to be ranked: a district, a coaching centre (a registered partner), or neither. Merging fills what the
 * account has not said; deleting the person erases it, and with a partner goes what names it.
 */
export const personBelongings = pgTable(
  'person_belongings',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the contract's districts. */
    district: text('district'),
    centreId: integer('centre_id').references(() => partners.id, { onDelete: 'set null' }),
  },
  table => [
    index('person_belongings_district').on(table.district),
    index('person_belongings_centre').on(table.centreId),
  ],
)
