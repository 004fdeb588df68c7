import type { PoolClient } from 'pg'
import { publicSlug } from '../../questions/index.ts'

/** Each kind has addresses of its own. */
export type SluggedTable = 'seat_plans' | 'govt_results' | 'notices'

interface SlugOptions {
  readonly title: string
  /** Of the row that gets it, whose own slug is free to it. */
  readonly id?: bigint
}

/** A slug of the title that no other row of the table has: `-2` stands behind the second. Holds off others that choose one. */
export async function chooseSlug(client: PoolClient, table: SluggedTable, { title, id }: SlugOptions): Promise<string> {
  const wanted = publicSlug(title) ?? 'notice'
  await client.query(`select pg_advisory_xact_lock(hashtextextended('slug of ' || $1, 0))`, [table])
  const { rows } = await client.query<{ slug: string }>(
    `select slug from ${table} where starts_with(slug, $1) and id is distinct from $2::bigint`,
    [wanted, id === undefined ? null : String(id)],
  )
  const taken = new Set(rows.map(({ slug }) => slug))
  let slug = wanted
  for (let number = 2; taken.has(slug); number++) slug = `${wanted}-${number}`
  return slug
}
