import type { PoolClient } from 'pg'
import type { AnnouncementRow } from '../announcement-row.ts'

/** Whether anything of it has gone out. */
export async function hasBegun(client: PoolClient, { id }: Pick<AnnouncementRow, 'id'>): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from announcement_dates where announcement_id = $1 and begun_at is not null limit 1',
    [String(id)],
  )
  return rowCount !== 0
}
