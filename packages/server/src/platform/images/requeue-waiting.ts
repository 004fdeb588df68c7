import type { Pool } from 'pg'
import { inTransaction } from '../db/transaction.ts'
import { enqueueImage, processImageKind } from './enqueue-image.ts'

/** Has pictures made again whose store was away. Resolves to their number. */
export async function requeueWaiting(pool: Pool): Promise<number> {
  return inTransaction(pool, async client => {
    const { rows } = await client.query<{ id: string; owner_id: string }>(
      `select i.id, i.owner_id from images i
        where i.state = 'processing' and i.owner_id is not null
          and exists (select from background_jobs j where j.kind = $1 and j.state = 'failed' and j.failure = 'try_later'
                         and (j.input->>'image')::bigint = i.id)
          and not exists (select from background_jobs j where j.kind = $1 and j.state in ('queued', 'running')
                             and (j.input->>'image')::bigint = i.id)
        order by i.id limit 100 for update of i skip locked`,
      [processImageKind],
    )
    for (const { id, owner_id: owner } of rows) await enqueueImage(client, BigInt(id), BigInt(owner))
    return rows.length
  })
}
