import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { isShown } from '../comments/comment-rows.ts'
import { countShown } from '../comments/count-shown.ts'
import { type CommentRow, comments } from '../tables/comments.ts'
import type { TalkBefore } from '../tables/posts.ts'
import { forgetWithReplies } from '../telling/forget-with-replies.ts'
import { decideReports, reopenReports } from './decide-reports.ts'
import type { NextComment } from './next-comment.ts'
import type { Acting } from './next-post.ts'
import { tellWriter, untellWriter } from './tell-writer.ts'
import { iso } from './write-post.ts'

/** Does an act to a comment that is locked behind its post. */
export async function writeComment(
  client: PoolClient,
  comment: CommentRow,
  next: NextComment,
  acting: Acting,
): Promise<void> {
  const isUndo = acting.act === 'undo'
  const decided = { ...comment, kind: 'comment' as const, post: comment.postId }
  const reports = await answerReports(client, comment, next, acting.now)
  const [after] = await drizzle(client)
    .update(comments)
    .set({
      ...next.set,
      ...reports.set,
      before: isUndo ? null : beforeOf(comment, reports.decided),
      decidedAt: isUndo ? null : new Date(acting.now),
      revision: comment.revision + 1,
    })
    .where(eq(comments.id, comment.id))
    .returning()
  if (isShown(comment) !== isShown(after!)) await countShown(client, after!, isShown(after!))
  if (isUndo) await untellWriter(client, decided)
  else if (next.tells) await tellWriter(client, decided, next.tells, acting)
  if (acting.act === 'delete') await forgetWithReplies(client, comment.id)
}

async function answerReports(client: PoolClient, comment: CommentRow, { reports }: NextComment, now: number) {
  if (!reports) return { set: {}, decided: [] }
  if (reports === 'open') {
    const open = comment.before?.reports ?? []
    const reportCount = await reopenReports(client, { kind: 'comment', id: comment.id }, open)
    return { set: { reportCount }, decided: [] }
  }
  const decided = await decideReports(client, { ...comment, kind: 'comment', now }, reports)
  return { set: { reportCount: 0 }, decided }
}

function beforeOf({ status, deletedAt, deletedBy, saidReason, saidText }: CommentRow, reports: readonly string[]) {
  const nothing = { publishedAt: null, waitingAt: null, closesAt: null, words: null }
  return {
    ...nothing,
    status,
    deletedBy,
    saidReason,
    saidText,
    reports,
    deletedAt: iso(deletedAt),
  } satisfies TalkBefore
}
