import type { Queryable } from '../../../platform/db/database.ts'

/**
 * One opening more of the date that this key names, in the hour of `at`. Kept is the sum alone; a device says each once, and more
 * than the people whom it reached there cannot be.
 */
export async function countOpening(client: Queryable, key: string, at: number): Promise<void> {
  const [, announcement, number] = /^(\d+):(\d+)$/.exec(key) ?? []
  if (announcement === undefined) return
  await client.query({
    name: 'count-opening',
    text: `insert into announcement_opens (announcement_id, number, hour, opened)
           select announcement_id, number, date_trunc('hour', $3::timestamptz), 1 from announcement_dates d
            where announcement_id = $1 and number = $2
              and people > (select coalesce(sum(o.opened), 0) from announcement_opens o
                             where o.announcement_id = d.announcement_id and o.number = d.number)
           on conflict (announcement_id, number, hour) do update set opened = announcement_opens.opened + 1`,
    values: [announcement, number, new Date(at)],
  })
}
