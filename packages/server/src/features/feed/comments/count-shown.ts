import type { PoolClient } from 'pg'
import { isShown, type ReadComment } from './comment-rows.ts'

type Counted = Pick<ReadComment['comment'], 'id' | 'postId' | 'parentId' | 'replyCount' | 'status' | 'reportCount'>

/**
 * Counts a comment that appears or disappears, with its replies: those of one that is not shown are not seen either. Its post is
 * locked by now.
 */
export async function countShown(client: PoolClient, comment: Counted, isShownNow: boolean): Promise<void> {
  const by = isShownNow ? 1 : -1
  if (comment.parentId === null) return addToPost(client, comment.postId, by * (1 + comment.replyCount))
  const { rows } = await client.query<{ status: number; report_count: number }>(
    'update comments set reply_count = reply_count + $2 where id = $1 returning status, report_count',
    [String(comment.parentId), by],
  )
  const parent = rows[0]
  if (parent && isShown({ status: parent.status === 0 ? 0 : 1, reportCount: parent.report_count }))
    await addToPost(client, comment.postId, by)
}

async function addToPost(client: PoolClient, postId: bigint, by: number): Promise<void> {
  await client.query('update posts set comment_count = comment_count + $2 where id = $1', [String(postId), by])
}
