import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../../../platform/db/columns.ts'
import { partners } from '../tables.ts'
import type { PublicKey } from './public-key.ts'

/**
 * Public keys by which a partner's server signs its people in: one that was pasted, or those that an address held when it was last
 * read. They are of no person: merging and deleting accounts leave them alone.
 */
export const partnerSignInKeys = pgTable(
  'partner_sign_in_keys',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    partnerId: integer('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    /** Where they are read; null: pasted. */
    url: text('url'),
    keys: jsonb('keys').$type<PublicKey[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    /** When the address was last read. */
    fetchedAt: instant('fetched_at'),
    /** When it was last tried, whatever came of it. */
    triedAt: instant('tried_at'),
    fetchFault: text('fetch_fault', {
      enum: ['timeout', 'no_answer', 'private_host', 'status', 'too_large', 'no_key'],
    }),
  },
  table => [index('partner_sign_in_keys_partner').on(table.partnerId)],
)

/**
 * Tokens that have signed somebody in, so that none does twice, and which key it was, so that what came of it ends with the key. It
 * names no person: a session's hash opens nothing, and merging and deletion end the session itself.
 */
export const partnerSignIns = pgTable(
  'partner_sign_ins',
  {
    partnerId: integer('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token's `jti`. */
    jti: bytea('jti').notNull(),
    keyId: integer('key_id')
      .notNull()
      .references(() => partnerSignInKeys.id, { onDelete: 'cascade' }),
    /** Of the session that came of it. */
    tokenHash: bytea('token_hash').notNull(),
    /** From then on the token is refused for its age. */
    overAt: instant('over_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.partnerId, table.jti] }),
    index('partner_sign_ins_key').on(table.keyId),
    index('partner_sign_ins_over').on(table.overAt),
  ],
)
