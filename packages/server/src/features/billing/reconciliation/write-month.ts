import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { reconciledDays, reconciledDifferences, reconciliations } from '../tables/reconciliations.ts'
import type { Comparison } from './compare-order.ts'

export interface ComparedOrder extends Comparison {
  readonly id: string
  /** On which it was made, in Dhaka. */
  readonly day: string
}

interface ComparedMonth {
  readonly month: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly compared: readonly ComparedOrder[]
}

/** Rows that one statement writes. */
const most = 1_000

/** Keeps what came of a month in place of what came of it before. */
export function writeMonth(pool: Pool, { month, at, compared }: ComparedMonth): Promise<void> {
  return inTransaction(pool, async client => {
    await client.query('delete from reconciliations where month = $1', [month])
    const orm = drizzle(client)
    await orm.insert(reconciliations).values({ month, at: new Date(at) })
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
