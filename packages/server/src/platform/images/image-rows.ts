import type { PoolClient } from 'pg'
import { type Deletion, notPersonal, type TableRules } from '../people/person-rules.ts'

/** Columns of other tables that show a picture, by its upload: a foreign key of each, and a test that none is missing. */
export const shownBy = [
  { table: 'announcements', column: 'image_id' },
  { table: 'circulars', column: 'image_id' },
  { table: 'questions', column: 'picture_id' },
] as const

/**
 * Members alone upload, so merging finds none. A picture that is shown stays, without its person and the name of their file;
 * any other is erased, and its address answers no more.
 */
export const imageRows: readonly TableRules[] = [
  notPersonal('image_blobs'),
  { table: 'images', merging: { rows: 'kept' }, deletion: { rows: 'emptied', run: forgetPictures } },
]

async function forgetPictures(client: PoolClient, { people }: Deletion): Promise<void> {
  const isShown = shownBy
    .map(({ table, column }) => `exists (select from ${table} t where t.${column} = i.id)`)
    .join(' or ')
  const { rows } = await client.query<{ digest: string | null }>(
    `delete from images i where i.owner_id = any($1::bigint[]) and not (${isShown}) returning i.digest`,
    [people.map(String)],
  )
  await client.query(`update images set name = '–' where owner_id = any($1::bigint[])`, [people.map(String)])
  // Another upload may have the same bytes.
  await client.query(
    'delete from image_blobs b where b.digest = any($1) and not exists (select from images i where i.digest = b.digest)',
    [rows.map(({ digest }) => digest)],
  )
}
