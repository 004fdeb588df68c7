import type { Pool } from 'pg'

/** Reads a number that every change of a published question, of a topic and of a topic's list raises. */
export function createReadTopicsVersion(pool: Pool): () => Promise<string> {
  return async () => {
    const { rows } = await pool.query<{ version: string }>({
      name: 'topics-version',
      text: 'select coalesce(sum(revision), 0)::text as version from topic_lists',
    })
    return rows[0]!.version
  }
}
