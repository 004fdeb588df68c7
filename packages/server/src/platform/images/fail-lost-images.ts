import type { Pool } from 'pg'
import { processImageKind } from './enqueue-image.ts'

/** Says of pictures whose task was given up that they failed; the task says why. Nothing of them is kept. Resolves to their number. */
export async function failLostImages(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `update images i set state = 'failed', original = null
       from background_jobs j
      where j.kind = $1 and j.state = 'failed' and j.failure <> 'try_later' and i.id = (j.input->>'image')::bigint and i.state = 'processing'`,
    [processImageKind],
  )
  return rowCount ?? 0
}
