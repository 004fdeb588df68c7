import type { PoolClient } from 'pg'
import type { Localized } from '../../platform/db/columns.ts'
import type { Database } from '../../platform/db/database.ts'

/** The category at the top of the tree: the heading under which a paper has a question. */
export interface Subject {
  readonly id: number
  readonly name: Localized
}

/** A tree deeper than this has a circle. */
const deepest = 30

/** The subject of each of these categories, by the category's id. */
export async function readSubjects(
  client: Database['pool'] | PoolClient,
  categoryIds: readonly number[],
): Promise<ReadonlyMap<number, Subject>> {
  const { rows } = await client.query<Subject & { category: number }>(
    `with recursive up (category, id, parent_id, name, depth) as (
       select id, id, parent_id, name, 1 from categories where id = any($1::int[])
       union all
       select up.category, c.id, c.parent_id, c.name, up.depth + 1
         from up join categories c on c.id = up.parent_id where up.depth < ${deepest}
     )
     select category, id, name from up where parent_id is null`,
    [[...new Set(categoryIds)]],
  )
  return new Map(rows.map(({ category, id, name }) => [category, { id, name }]))
}
