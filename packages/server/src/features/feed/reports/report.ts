import { type ReportReason, reportsThatHide } from '@prostuti/contract'
import { reportComment, reportPost } from '@prostuti/contract/feed/operations'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import type { Implementation } from '../../../platform/http/call/implement.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import { isShown, readComment } from '../comments/comment-rows.ts'
import { countShown } from '../comments/count-shown.ts'
import type { FeedDeps } from '../feed-deps.ts'
import { lockComment, lockOpenPost } from '../posts/lock-post.ts'
import { isPublic } from '../posts/post-rows.ts'
import { comments } from '../tables/comments.ts'
import { posts } from '../tables/posts.ts'

/** Reports of posts and comments. Three different people hide one until a moderator has decided. */
export function createReports({ db, clock }: FeedDeps): Implementation[] {
  const deps = { pool: db.pool, clock }
  return [
    implementOnce(reportPost, deps, async ({ params, body }, call, client) => {
      const viewer = signedIn(call)
      const post = await lockOpenPost(client, params.id)
      refuseOwn(post, viewer.id)
      const report = { userId: viewer.id, reason: body.reason, now: clock.now() }
      if (!(await keepReport(client, 'post_id', post.id, report))) return
      const set = { reportCount: post.reportCount + 1 }
      await drizzle(client).update(posts).set(set).where(eq(posts.id, post.id))
    }),
    implementOnce(reportComment, deps, async ({ params, body }, call, client) => {
      const viewer = signedIn(call)
      const { comment } = await lockSeen(client, params.id)
      refuseOwn(comment, viewer.id)
      const report = { userId: viewer.id, reason: body.reason, now: clock.now() }
      if (!(await keepReport(client, 'comment_id', comment.id, report))) return
      const reportCount = comment.reportCount + 1
      await drizzle(client).update(comments).set({ reportCount }).where(eq(comments.id, comment.id))
      if (reportCount === reportsThatHide) await countShown(client, comment, false)
    }),
  ]
}

/** Throws `forbidden`: who does not want their own words there deletes them. */
function refuseOwn({ authorId }: { readonly authorId: bigint | null }, userId: bigint): void {
  if (authorId === userId) throw new AppError('forbidden')
}

/** A comment that everyone reads. Throws `not_found`. */
async function lockSeen(client: PoolClient, id: string) {
  const found = await lockComment(client, id)
  if (!found || !isPublic(found.post) || !isShown(found.comment)) throw new AppError('not_found')
  const { parentId } = found.comment
  const parent = parentId === null ? null : await readComment(drizzle(client), parentId)
  if (parent && !isShown(parent.comment)) throw new AppError('not_found')
  return found
}

interface NewReport {
  readonly userId: bigint
  readonly reason: ReportReason
  readonly now: number
}

/** Whether it is this person's first. Another reason of theirs counts while nobody has decided. */
async function keepReport(
  client: PoolClient,
  column: 'post_id' | 'comment_id',
  id: bigint,
  { userId, reason, now }: NewReport,
): Promise<boolean> {
  const values = [String(id), String(userId), reason, new Date(now)]
  const { rowCount } = await client.query(
    `insert into talk_reports (${column}, user_id, reason, created_at) values ($1, $2, $3, $4)
     on conflict (${column}, user_id) do nothing`,
    values,
  )
  if (rowCount === 1) return true
  await client.query(
    `update talk_reports set reason = $3 where ${column} = $1 and user_id = $2 and outcome is null`,
    values.slice(0, 3),
  )
  return false
}
