import type { PoolClient } from 'pg'
import type { AnnouncementRow } from '../announcement-row.ts'
import { refusedField } from '../refused-field.ts'

const over = { bn: 'যা গেছে বা যাচ্ছে, তা আর বাদ দেওয়া যায় না।', en: 'Only dates still to come can be left out' }

/** Leaves out, or takes in again, dates of one that has begun. Throws `validation_failed` for one that is not to come. */
export async function leaveOutDates(client: PoolClient, { id, leftOut }: AnnouncementRow, now: number): Promise<void> {
  const { rows } = await client.query<{ number: number }>(
    `select number from announcement_dates
      where announcement_id = $1 and (number = any($2::smallint[])) <> (state = 'left_out')
        and (state not in ('waiting', 'left_out') or at <= $3)`,
    [String(id), leftOut, new Date(now)],
  )
  if (rows.length > 0) throw refusedField('left_out', 'over', over)
  await client.query(
    `update announcement_dates set state = case when number = any($2::smallint[]) then 'left_out' else 'waiting' end
      where announcement_id = $1 and state in ('waiting', 'left_out') and at > $3`,
    [String(id), leftOut, new Date(now)],
  )
}
