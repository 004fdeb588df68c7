import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { reconciledDays, reconciledDifferences, reconciliations } from '../tables/reconciliations.ts'
import type { Comparison } from './compare-order.ts'
import type { DaysOfMonth } from './months.ts'

export interface ComparedOrder extends Comparison {
  readonly id: string
  /** On which it was made, in Dhaka. */
  readonly day: string
}

interface ComparedDays {
  readonly days: DaysOfMonth
  /** Milliseconds since 1970. */
  readonly at: number
  readonly compared: readonly ComparedOrder[]
}

/** Rows that one statement writes. */
const most = 1_000

/** Keeps what came of days in place of what came of them before; the month's other days stay. */
export function writeDays(pool: Pool, { days: { month, from, to }, at, compared }: ComparedDays): Promise<void> {
  return inTransaction(pool, async client => {
    const orm = drizzle(client)
    const asked = { month, at: new Date(at) }
    await orm.insert(reconciliations).values(asked).onConflictDoUpdate({ target: reconciliations.month, set: asked })
    for (const table of ['reconciled_differences', 'reconciled_days'])
      await client.query(`delete from ${table} where month = $1 and day between $2 and $3`, [month, from, to])
    const days = [...Map.groupBy(compared, ({ day }) => day)].map(([day, orders]) => ({
      month,
      day,
      ...sumsOf(orders),
    }))
    if (days.length > 0) await orm.insert(reconciledDays).values(days)
    const differing = compared.flatMap(({ id, day, kind, payments, oursPaisa, theirsPaisa, said }) =>
      kind === null ? [] : [{ orderId: BigInt(id), month, day, kind, payments, oursPaisa, theirsPaisa, said }],
    )
    for (let from = 0; from < differing.length; from += most)
      await orm.insert(reconciledDifferences).values(differing.slice(from, from + most))
  })
}

/** Of orders without an answer nothing is added up. */
function sumsOf(orders: readonly ComparedOrder[]) {
  const answered = orders.filter(({ kind }) => kind !== 'unanswered')
  const sum = (of: (order: ComparedOrder) => number) => answered.reduce((all, order) => all + of(order), 0)
  const saysFees = answered.every(({ feePaisa }) => feePaisa !== null)
  return {
    orders: orders.length,
    payments: sum(({ payments }) => payments),
    oursPaisa: sum(({ oursPaisa }) => oursPaisa),
    theirsPaisa: sum(({ theirsPaisa }) => theirsPaisa),
    feePaisa: saysFees ? sum(({ feePaisa }) => feePaisa ?? 0) : null,
    unanswered: orders.length - answered.length,
  }
}
