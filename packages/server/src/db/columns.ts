import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Raw bytes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A `timestamptz` in whole milliseconds, which is what JavaScript can hold. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
