import type { Person, PersonTalk } from '@prostuti/contract'
import type { Pool } from 'pg'
import { beginningOf } from './texts/addresses.ts'

/** Of what a person has said, a page of staff shows so many. */
const shown = 5

interface TalkRow extends Omit<PersonTalk, 'at'> {
  readonly at: Date
}

/** How much a person has said, and the newest of it; what is deleted is not counted. */
export const createReadTalkOf =
  (pool: Pool) =>
  async (user: bigint): Promise<Person['talk']> => {
    const values = [String(user)]
    const [{ rows: counted }, { rows: last }] = await Promise.all([
      pool.query<{ posts: number; comments: number }>({
        name: 'count-talk-of',
        text: `select (select count(*)::int from posts where author_id = $1 and status <> 2) as posts,
                      (select count(*)::int from comments where author_id = $1 and status = 0) as comments`,
        values,
      }),
      pool.query<TalkRow>({
        name: 'talk-of-person',
        text: `select * from (
                 (select 'post' as kind, id::text, id::text as post, text, created_at as at,
                         case when status = 2 then 'deleted' when status = 0 then 'waiting' else 'public' end as state
                    from posts where author_id = $1 order by sort_at desc limit ${shown})
                 union all
                 (select 'comment', id::text, post_id::text, text, created_at,
                         case when status = 1 then 'deleted' else 'public' end
                    from comments where author_id = $1 order by created_at desc limit ${shown})
               ) as said order by at desc, kind, id limit ${shown}`,
        values,
      }),
    ])
    return {
      ...counted[0]!,
      last: last.map(row => ({ ...row, text: beginningOf(row.text), at: row.at.toISOString() })),
    }
  }
