import type { PoolClient } from 'pg'

/** Columns of other tables that show a picture, by its upload: a foreign key of each, and a test that none is missing. */
export const shownBy = [
  { table: 'circulars', column: 'image_id' },
  { table: 'post_pictures', column: 'image_id' },
  { table: 'announcements', column: 'image_id' },
  { table: 'questions', column: 'picture_id' },
] as const

/** Whether something shows the upload `i`. */
export const isShownSql = shownBy
  .map(({ table, column }) => `exists (select from ${table} t where t.${column} = i.id)`)
  .join(' or ')

/** Erases uploads that nothing shows, with their bytes where no other upload has the same. */
export async function eraseImages(client: PoolClient, ids: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ digest: string | null }>(
    'delete from images where id = any($1::bigint[]) returning digest',
    [ids],
  )
  await client.query(
    'delete from image_blobs b where b.digest = any($1) and not exists (select from images i where i.digest = b.digest)',
    [rows.map(({ digest }) => digest)],
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
