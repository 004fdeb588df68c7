import type { CategoryTypeName } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import type { Database } from '../../db/database.ts'

const catTypes: Readonly<Record<CategoryTypeName, number>> = { regular: 0, 'model-test': 1, past: 2 }

/** Those of these questions whose category is of this type. */
export async function ofType(
  client: Database['pool'] | PoolClient,
  ids: readonly bigint[],
  type: CategoryTypeName,
): Promise<ReadonlySet<bigint>> {
  const { rows } = await client.query<{ id: string }>(
    `select q.id from questions q join categories c on c.id = q.category_id
      where q.id = any($1::bigint[]) and c.cat_type = $2`,
    [ids.map(String), catTypes[type]],
  )
  return new Set(rows.map(({ id }) => BigInt(id)))
}
