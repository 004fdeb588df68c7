import type { PoolClient } from 'pg'
import { isShownSql } from './places/shown-sql.ts'
import { deleteBlobs } from './store/delete-blobs.ts'

/** Erases uploads that nothing shows, with their bytes where no other upload has the same. */
export async function eraseImages(client: PoolClient, ids: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ digest: string | null }>(
    'delete from images where id = any($1::bigint[]) returning digest',
    [ids],
  )
  await deleteBlobs(
    client,
    rows.flatMap(({ digest }) => digest ?? []),
  )
}

/** The same of those among these that nothing shows. */
export async function eraseUnshown(client: PoolClient, ids: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select id from images i where id = any($1::bigint[]) and not (${isShownSql})`,
    [ids],
  )
  await eraseImages(
    client,
    rows.map(({ id }) => id),
  )
}
