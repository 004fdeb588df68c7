import type { PoolClient } from 'pg'

/** Orders of a program that may still be paid, or are held for a decision. */
export async function countOpenOrders(client: PoolClient, program: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from payment_orders
      where category = 'program_purchase' and product_id = $1 and state in ('pending', 'held')`,
    [String(program)],
  )
  return rows[0]!.count
}
