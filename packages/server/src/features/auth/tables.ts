import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../../platform/db/columns.ts'
import { users } from '../../platform/people/tables.ts'

/**
 * How a person is recognised: the provider's issuer and `sub` (never the email), or `device` and the secret's hash. Merging
 * erases the device's, which opens nobody any more; deleting the person erases all.
 */
export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.issuer, table.subject] }), index('identities_user').on(table.userId)],
)

/**
 * One signed-in device. The token itself is stored nowhere, only its SHA-256; deleting the row revokes it on the next
 * request. The cookie's hash belongs to the same session and opens pages on our own origin, nothing else. Merging ends the
 * anonymous person's sessions, deletion all of them.
 */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    cookieHash: bytea('cookie_hash'),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `full`, or `partner`: exams and jobs alone. */
    scope: text('scope', { enum: ['full', 'partner'] })
      .notNull()
      .default('full'),
    /**
     * The partner whose page holds it, after its person has agreed. The session goes with that consent, and that one
     * with the partner: a foreign key that stands in the migration alone, for this feature knows no partners.
     */
    partnerId: integer('partner_id'),
    /** By which a person names it, to sign it out; it opens nothing. */
    id: bigint('id', { mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
    // What the device said of itself when it was signed in.
    kind: text('kind').notNull().default('unknown'),
    browser: text('browser').notNull().default(''),
    system: text('system').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** To the hour. */
    seenAt: instant('seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  table => [
    uniqueIndex('sessions_cookie').on(table.cookieHash).where(sql`cookie_hash is not null`),
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
)

/**
 * A look of the staff at the learner's side as a person (`user_id`) sees it: scope `view_as`, 15 minutes, reads alone. One a session of
 * the staff, with which it ends. Merging erases those at the anonymous person; deleting the person erases theirs.
 */
export const viewAsSessions = pgTable(
  'view_as_sessions',
  {
    /** The staff's session; its token may be exchanged for another one. */
    staffHash: bytea('staff_hash')
      .primaryKey()
      .references(() => sessions.tokenHash, { onDelete: 'cascade', onUpdate: 'cascade' }),
    tokenHash: bytea('token_hash').notNull().unique(),
    /** Draws pages on our own origin as that person sees them. */
    cookieHash: bytea('cookie_hash').notNull().unique(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startedAt: instant('started_at').notNull().default(sql`clock_timestamp()`),
    expiresAt: instant('expires_at').notNull(),
  },
  table => [index('view_as_sessions_user').on(table.userId), index('view_as_sessions_expiry').on(table.expiresAt)],
)

/** What lies between starting a sign-in with the provider and its callback. Short-lived, and of nobody yet. */
export const providerSignIns = pgTable('provider_sign_ins', {
  stateHash: bytea('state_hash').primaryKey(),
  providerVerifier: text('provider_verifier').notNull(),
  nonce: text('nonce').notNull(),
  /** The challenge of the client that will exchange the one-time code. */
  codeChallenge: text('code_challenge').notNull(),
  next: text('next').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/**
 * One-time codes that are exchanged for a token, bound to a PKCE challenge and, for a partner's page, to its origin. They end
 * as sessions do.
 */
export const oneTimeCodes = pgTable('one_time_codes', {
  codeHash: bytea('code_hash').primaryKey(),
  userId: bigint('user_id', { mode: 'bigint' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  codeChallenge: text('code_challenge').notNull(),
  scope: text('scope', { enum: ['full', 'partner'] })
    .notNull()
    .default('full'),
  /** The one origin whose pages may exchange it; null: our own site, or no page at all. */
  origin: text('origin'),
  /** Whose page that is; the code goes with the consent, as a session does. */
  partnerId: integer('partner_id'),
  expiresAt: instant('expires_at').notNull(),
})
