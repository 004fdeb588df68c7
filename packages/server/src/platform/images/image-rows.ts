import type { PoolClient } from 'pg'
import { type Deletion, notPersonal, type TableRules } from '../people/person-rules.ts'
import { eraseImages } from './erase-images.ts'
import { isShownSql } from './places/shown-sql.ts'

/**
 * Members alone upload, so merging finds none. A picture that is shown stays, without its person, the name of their file and its digest;
 * any other is erased, and its address answers no more.
 */
export const imageRows: readonly TableRules[] = [
  notPersonal('image_blobs'),
  notPersonal('image_loose_objects'),
  { table: 'images', merging: { rows: 'kept' }, deletion: { rows: 'emptied', run: forgetPictures } },
]

async function forgetPictures(client: PoolClient, { people }: Deletion): Promise<void> {
  const values = [people.map(String)]
  const { rows } = await client.query<{ id: string }>(
    `select id from images i where i.owner_id = any($1::bigint[]) and not (${isShownSql})`,
    values,
  )
  await eraseImages(
    client,
    rows.map(({ id }) => id),
  )
  await client.query(
    `update images set name = '–', file_digest = null, file_bytes = null where owner_id = any($1::bigint[])`,
    values,
  )
}
