import type { TalkItem } from '@prostuti/contract'
import type { Pool } from 'pg'

export type Writer = NonNullable<TalkItem['writer']>

interface WriterRow {
  readonly id: string
  readonly name: string
  readonly created_at: Date
  readonly published: number
  readonly returned: number
  readonly removed: number
  readonly upheld: number
}

/** What a moderator knows of writers, by their ids; of what was removed, as long as it is kept. */
export async function readWriters(
  pool: Pool,
  authors: readonly (bigint | null)[],
): Promise<ReadonlyMap<bigint, Writer>> {
  const ids = [...new Set(authors.filter(author => author !== null))]
  const { rows } = await pool.query<WriterRow>({
    name: 'talk-writers',
    text: `
      select u.id, case when strpos(u.name, '@') = 0 then u.name else '' end as name, u.created_at,
             (select count(*)::int from posts p where p.author_id = u.id and p.status in (1, 3)) as published,
             (select count(*)::int from posts p
               where p.author_id = u.id and p.deleted_by = 'staff' and p.published_at is null) as returned,
             (select count(*)::int from posts p
               where p.author_id = u.id and p.deleted_by = 'staff' and p.published_at is not null)
           + (select count(*)::int from comments c where c.author_id = u.id and c.deleted_by = 'staff') as removed,
             (select count(*)::int from posts p where p.author_id = u.id and p.deleted_by = 'staff'
                 and exists (select from talk_reports r where r.post_id = p.id and r.outcome = 'removed'))
           + (select count(*)::int from comments c where c.author_id = u.id and c.deleted_by = 'staff'
                 and exists (select from talk_reports r where r.comment_id = c.id and r.outcome = 'removed')) as upheld
        from users u where u.id = any($1::bigint[])`,
    values: [ids.map(String)],
  })
  return new Map(
    rows.map(({ id, name, created_at: since, published, returned, removed, upheld }) => [
      BigInt(id),
      { name, member_since: since.toISOString(), published, returned, removed, upheld_reports: upheld },
    ]),
  )
}
