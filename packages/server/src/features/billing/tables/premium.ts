import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, type Translated } from '../../../platform/db/columns.ts'
import { users } from '../../../platform/people/tables.ts'
import { paymentOrders } from './orders.ts'

/** A benefit, in both languages. */
export interface PackBenefit {
  readonly id: string
  readonly title: Translated
  readonly description: Translated
}

/** So many days of a pack. Costs in whole taka. */
export interface PackDays {
  readonly id: string
  readonly days: number
  readonly cost: number
  /** What so many days cost otherwise. */
  readonly actualCost: number
  /** Whether it is chosen before anybody has chosen. */
  readonly isSelected: boolean
}

/** What is sold as premium. It holds nothing of a person: merging and deleting accounts leave it alone. */
export const premiumPacks = pgTable('premium_packs', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** `VIP` for the one that is sold. A stable name, so that seeding twice changes nothing. */
  kind: text('kind').notNull().unique(),
  title: jsonb('title').$type<Translated>().notNull(),
  description: jsonb('description').$type<Translated>().notNull(),
  benefits: jsonb('benefits').$type<PackBenefit[]>().notNull(),
  days: jsonb('days').$type<PackDays[]>().notNull(),
  isSold: boolean('is_sold').notNull().default(true),
})

/**
 * Days of premium that a person has got, one row an order: `until` of the last row is when premium ends. Merging moves the rows to the
 * account; deleting the person takes them along.
 */
export const premiumGrants = pgTable(
  'premium_grants',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    orderId: bigint('order_id', { mode: 'bigint' })
      .notNull()
      .unique()
      .references(() => paymentOrders.id),
    days: integer('days').notNull(),
    startsAt: instant('starts_at').notNull(),
    until: instant('until').notNull(),
    /** When a refund took them back; null: they count. */
    takenBackAt: instant('taken_back_at'),
  },
  table => [
    index('premium_grants_person').on(table.userId, table.until),
    check('premium_grants_days', sql`${table.days} > 0 and ${table.until} > ${table.startsAt}`),
  ],
)
