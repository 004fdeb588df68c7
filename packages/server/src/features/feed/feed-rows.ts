import type { PoolClient } from 'pg'
import { type Deletion, notPersonal, type RowRule, type TableRules } from '../../platform/people/person-rules.ts'

const membersAlone = { rows: 'kept' } as const

/** Takes a person's likes along, and out of the counts: rows in the order of their ids, so that no two wait in a circle. */
const likesGo = (likes: string, key: string, counted: string): RowRule<Deletion> => ({
  rows: 'erased',
  async run(client, { people }) {
    const { rows } = await client.query<{ id: string; gone: string }>(
      `with gone as (delete from ${likes} where user_id = any($1::bigint[]) returning ${key} as id)
       select id, count(*) as gone from gone group by id order by id`,
      [people.map(String)],
    )
    for (const { id, gone } of rows)
      await client.query(`update ${counted} set like_count = like_count - $2 where id = $1`, [id, gone])
  },
})

/** What the person voted for is not counted any more. */
async function votesGo(client: PoolClient, { people }: Deletion): Promise<void> {
  const { rows } = await client.query<{ id: string; place: number }>(
    `with gone as (delete from poll_votes where user_id = any($1::bigint[]) returning post_id, place)
     select post_id as id, place from gone order by post_id, place`,
    [people.map(String)],
  )
  for (const { id, place } of rows) {
    await client.query('update posts set poll_votes = poll_votes - 1 where id = $1', [id])
    await client.query('update poll_options set votes = votes - 1 where post_id = $1 and place = $2', [id, place])
  }
}

/** What everyone reads stays without a name. What nobody else has read goes, and so do new words that wait. */
async function emptyPosts(client: PoolClient, { people }: Deletion): Promise<void> {
  const values = [people.map(String)]
  await client.query('delete from posts where author_id = any($1::bigint[]) and published_at is null', values)
  await client.query(
    `delete from post_pictures where is_pending
        and post_id in (select id from posts where author_id = any($1::bigint[]))`,
    values,
  )
  await client.query(
    `update posts set author_id = null, pending_text = null, pending_html = null, pending_poll = null,
            has_pending_pictures = false, waiting_at = case when status = 0 then waiting_at end, revision = revision + 1
      where author_id = any($1::bigint[])`,
    values,
  )
}

/**
 * Members alone write, like, vote and report, so merging finds none of it; were there any, it would stay with who wrote it. Deleting
 * a person leaves the words that others have read, without a name.
 */
export const feedRows: readonly TableRules[] = [
  { table: 'post_likes', merging: membersAlone, deletion: likesGo('post_likes', 'post_id', 'posts') },
  { table: 'poll_votes', merging: membersAlone, deletion: { rows: 'erased', run: votesGo } },
  notPersonal('poll_options'),
  notPersonal('post_pictures'),
  { table: 'posts', merging: membersAlone, deletion: { rows: 'emptied', run: emptyPosts } },
  { table: 'comment_likes', merging: membersAlone, deletion: likesGo('comment_likes', 'comment_id', 'comments') },
  { table: 'comments', merging: membersAlone, deletion: { rows: 'emptied' } },
  { table: 'talk_reports', merging: membersAlone, deletion: { rows: 'erased' } },
]
