import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { AnnouncementRow } from '../announcement-row.ts'
import { announcements } from '../tables.ts'

/** Throws `not_found`, and `conflict` where another moderator has saved it meanwhile. A batch that goes out is waited for. */
export async function lockAnnouncement(client: PoolClient, id: string, revision?: number): Promise<AnnouncementRow> {
  const [row] = await drizzle(client)
    .select()
    .from(announcements)
    .where(eq(announcements.id, BigInt(id)))
    .for('update')
  if (!row) throw new AppError('not_found')
  if (revision !== undefined && row.revision !== revision) throw new AppError('conflict')
  return row
}
