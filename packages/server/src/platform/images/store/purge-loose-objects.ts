import type { Pool } from 'pg'
import type { Bucket } from './bucket.ts'

/** Deletes objects that have been loose for an hour: by then no upload is about to make a row of one. Resolves to their number. */
export async function purgeLooseObjects(pool: Pool, bucket: Bucket): Promise<number> {
  const { rows } = await pool.query<{ object_key: string }>(
    `select object_key from image_loose_objects where since < now() - interval '1 hour' order by since limit 500`,
  )
  for (const { object_key: key } of rows) {
    await bucket.delete(key)
    await pool.query('delete from image_loose_objects where object_key = $1', [key])
  }
  return rows.length
}
