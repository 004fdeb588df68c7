import type { PoolClient } from 'pg'
import type { AnnouncementRow } from '../announcement-row.ts'

/** Puts a scheduled one where its dates have come to: it goes out, waits for the next, is over, or none of it ever went. */
export async function settleState(client: PoolClient, { id }: Pick<AnnouncementRow, 'id'>): Promise<void> {
  await client.query(
    `update announcements a set state = (
       select case when bool_or(d.state = 'sending') then 'sending'
                   when bool_or(d.state = 'waiting') then 'scheduled'
                   when bool_or(d.state = 'sent') then 'sent'
                   else 'stopped' end
         from announcement_dates d where d.announcement_id = a.id)
      where a.id = $1 and a.state in ('scheduled', 'sending')`,
    [String(id)],
  )
}
