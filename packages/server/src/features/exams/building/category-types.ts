import type { CategoryTypeName } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import type { Database } from '../../../platform/db/database.ts'

const catTypes: Readonly<Record<CategoryTypeName, number>> = { regular: 0, 'model-test': 1, past: 2 }

/** Those of these questions whose category is of this type, or the one that they have besides it. */
export async function ofType(
  client: Database['pool'] | PoolClient,
  ids: readonly bigint[],
  type: CategoryTypeName,
): Promise<ReadonlySet<bigint>> {
  const { rows } = await client.query<{ id: string }>(
    `select q.id from questions q
      where q.id = any($1::bigint[])
        and exists (select from categories c where c.id in (q.category_id, q.reference_category_id) and c.cat_type = $2)`,
    [ids.map(String), catTypes[type]],
  )
  return new Set(rows.map(({ id }) => BigInt(id)))
}
