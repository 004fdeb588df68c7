import type { Pool, PoolClient } from 'pg'
import type { Localized } from '../../../platform/db/columns.ts'

/** A category that there is. */
export interface LiveCategory {
  readonly id: number
  readonly name: Localized
}

/** These categories as they are now, by the ids that were asked for: of a merged one the category that it is part of, of a deleted one none. */
export async function followCategories(
  client: Pool | PoolClient,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LiveCategory>> {
  if (ids.length === 0) return new Map()
  const { rows } = await client.query<LiveCategory & { asked: number }>(
    `with recursive step as (
       select id as asked, id, name, merged_into, deleted_at from categories where id = any($1::int[])
       union
       select s.asked, c.id, c.name, c.merged_into, c.deleted_at from step s join categories c on c.id = s.merged_into)
     select asked, id, name from step where merged_into is null and deleted_at is null`,
    [ids],
  )
  return new Map(rows.map(({ asked, id, name }) => [asked, { id, name }]))
}
