import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../../../platform/db/columns.ts'
import { partners } from '../tables.ts'

/**
 * Keys of partners' servers. A key itself is stored nowhere, only its SHA-256, with which deliveries are signed (decision 0156). They
 * are of no person: merging and deleting accounts leave them alone.
 */
export const partnerKeys = pgTable(
  'partner_keys',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    partnerId: integer('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['api', 'signing'] }).notNull(),
    /** Its last four letters. */
    ending: text('ending').notNull(),
    hash: bytea('hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    /** Null: it is the newest of its kind. */
    endsAt: instant('ends_at'),
    lastUsedAt: instant('last_used_at'),
  },
  table => [index('partner_keys_partner').on(table.partnerId)],
)

/** How often a key was used in each hour; kept for two days. Of no person: merging and deleting accounts leave it alone. */
export const partnerKeyUses = pgTable(
  'partner_key_uses',
  {
    keyId: integer('key_id')
      .notNull()
      .references(() => partnerKeys.id, { onDelete: 'cascade' }),
    hour: instant('hour').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  table => [primaryKey({ columns: [table.keyId, table.hour] })],
)
