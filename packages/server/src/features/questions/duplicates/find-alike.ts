import type { PoolClient } from 'pg'
import type { Database } from '../../../platform/db/database.ts'

/** From here on a question of the bank is named to who decides about an offered one. */
const threshold = 0.3

/** A question of the bank, and how much another text looks like it, from 0 to 1. */
export interface Alike {
  readonly id: string
  readonly similarity: number
}

/** Questions of the bank that look like a text by its search key, the most alike first. */
export async function findAlike(
  client: PoolClient | Database['pool'],
  searchKey: string,
  most: number,
): Promise<Alike[]> {
  // The operator's threshold is the session's; with the function's the index is not used.
  const { rows } = await client.query<Alike>({
    name: 'questions-alike',
    text: `with told as materialized (select set_config('pg_trgm.similarity_threshold', $2, true))
           select id::text, similarity(search_key, $1)::float8 as similarity from told, questions
            where search_key % $1 and deleted_at is null and merged_into is null
            order by similarity desc, id limit $3`,
    values: [searchKey, String(threshold), most],
  })
  return rows
}
