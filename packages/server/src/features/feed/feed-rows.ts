import type { PoolClient } from 'pg'
import { eraseUnshown } from '../../platform/images/index.ts'
import { type Deletion, notPersonal, type RowRule, type TableRules } from '../../platform/people/person-rules.ts'
import { isShown } from './comments/comment-rows.ts'
import { countShown } from './comments/count-shown.ts'
import { emptyMentions } from './comments/nameless-mentions.ts'
import { lockComment } from './posts/lock-post.ts'

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

/** What everyone reads stays without a name. What nobody else has read goes, and so do new words that wait, with their pictures. */
async function emptyPosts(client: PoolClient, { people }: Deletion): Promise<void> {
  const values = [people.map(String)]
  const { rows } = await client.query<{ image_id: string }>(
    `delete from post_pictures pp using posts p
      where p.id = pp.post_id and p.author_id = any($1::bigint[]) and (p.published_at is null or pp.version <> 'shown')
      returning pp.image_id`,
    values,
  )
  await client.query('delete from posts where author_id = any($1::bigint[]) and published_at is null', values)
  await client.query(
    `update posts set author_id = null, pending_text = null, pending_html = null, pending_poll = null, before = null,
            has_pending_pictures = false, waiting_at = case when status = 0 then waiting_at end, revision = revision + 1
      where author_id = any($1::bigint[])`,
    values,
  )
  await eraseUnshown(
    client,
    rows.map(row => row.image_id),
  )
}

/** A report that nobody made hides nothing any more. */
async function reportsGo(client: PoolClient, { people }: Deletion): Promise<void> {
  const { rows } = await client.query<{ post_id: string | null; comment_id: string | null; outcome: string | null }>(
    `delete from talk_reports where user_id = any($1::bigint[]) returning post_id, comment_id, outcome`,
    [people.map(String)],
  )
  const open = rows.filter(({ outcome }) => outcome === null)
  for (const { post_id: post, comment_id: comment } of open) {
    if (post) await client.query('update posts set report_count = report_count - 1 where id = $1', [post])
    if (comment) await forgetReport(client, comment)
  }
}

async function forgetReport(client: PoolClient, id: string): Promise<void> {
  const found = await lockComment(client, id)
  if (!found) return
  const after = { ...found.comment, reportCount: found.comment.reportCount - 1 }
  await client.query('update comments set report_count = $2 where id = $1', [id, after.reportCount])
  if (!isShown(found.comment) && isShown(after)) await countShown(client, after, true)
}

/**
 * Members alone write, like, vote and report, so merging finds none of it; were there any, it would stay with who wrote it. Deleting
 * a person leaves the words that others have read, without a name, in their own words and in others'. Whose comments were is known until
 * the person's row goes, and whose posts until theirs do: names go first.
 */
export const feedRows: readonly TableRules[] = [
  { table: 'post_likes', merging: membersAlone, deletion: likesGo('post_likes', 'post_id', 'posts') },
  { table: 'poll_votes', merging: membersAlone, deletion: { rows: 'erased', run: votesGo } },
  notPersonal('poll_options'),
  notPersonal('post_pictures'),
  { table: 'comments', merging: membersAlone, deletion: { rows: 'emptied', run: emptyMentions } },
  { table: 'posts', merging: membersAlone, deletion: { rows: 'emptied', run: emptyPosts } },
  { table: 'comment_likes', merging: membersAlone, deletion: likesGo('comment_likes', 'comment_id', 'comments') },
  { table: 'talk_reports', merging: membersAlone, deletion: { rows: 'erased', run: reportsGo } },
]
