import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * A row of a statement written by hand as Drizzle would give it: its keys and its types.
 *
 * @example
 * const { rows } = await client.query('select * from payment_orders where id = $1', [id])
 * const order = rowOf(paymentOrders, rows[0])
 */
export function rowOf<T extends PgTable>(table: T, raw: Readonly<Record<string, unknown>>): T['$inferSelect'] {
  const entries = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = raw[column.name] ?? null
    return [key, value === null ? null : column.mapFromDriverValue(value)]
  })
  return Object.fromEntries(entries)
}
