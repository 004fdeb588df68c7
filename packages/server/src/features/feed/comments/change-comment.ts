import { deleteComment, toggleCommentLike, updateComment } from '@prostuti/contract/feed/operations'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type Call, signedIn } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { holdPerson } from '../../../platform/people/hold-person.ts'
import type { FeedDeps } from '../feed-deps.ts'
import { likesOfComments } from '../likes.ts'
import { lockComment } from '../posts/lock-post.ts'
import { isPublic, readPost } from '../posts/post-rows.ts'
import { comments } from '../tables/comments.ts'
import { forgetWithReplies } from '../telling/forget-with-replies.ts'
import { tellOfComment } from '../telling/tell-of-comment.ts'
import { searchColumns } from '../texts/search-columns.ts'
import { isShown, readComment } from './comment-rows.ts'
import { countShown } from './count-shown.ts'
import { writtenComment } from './create-comment.ts'
import { presentComments } from './present-comments.ts'

/** What a person does with comments of their own, and with those that they like. */
export function createChangeComments(deps: FeedDeps): Implementation[] {
  const { db, clock, showPicture } = deps
  return [
    implement(updateComment, ({ params: { id }, body }, call) =>
      inTransaction(db.pool, async client => {
        const viewer = signedIn(call)
        const orm = drizzle(client)
        const comment = await lockOwn(client, id, call)
        const mentions = body.mentions ?? comment.mentions.filter(({ name }) => body.text.includes(`@${name}`))
        const { html, people } = await writtenComment(client, { id: comment.postId }, { text: body.text, mentions })
        const isChange = body.text !== comment.text
        await orm
          .update(comments)
          .set({
            ...{ text: body.text, html, mentions, ...searchColumns(body.text) },
            ...(isChange && { isEdited: true, revision: comment.revision + 1 }),
          })
          .where(eq(comments.id, comment.id))
        const row = await readComment(orm, comment.id)
        await tellOfComment(client, {
          ...{ comment: comment.id, post: comment.postId, text: body.text, mentioned: people, at: clock.now() },
          by: { id: viewer.id, name: row!.author?.name ?? '' },
        })
        const [shown] = await presentComments([row!], { orm, showPicture, viewer, language: call.language })
        return shown!
      }),
    ),
    implement(deleteComment, ({ params: { id } }, call) =>
      inTransaction(db.pool, async client => {
        const comment = await lockOwn(client, id, call)
        await drizzle(client)
          .update(comments)
          .set({
            ...{ status: 1, deletedAt: new Date(clock.now()), deletedBy: 'writer', before: null },
            revision: comment.revision + 1,
          })
          .where(eq(comments.id, comment.id))
        if (isShown(comment)) await countShown(client, comment, false)
        await forgetWithReplies(client, comment.id)
      }),
    ),
    implement(toggleCommentLike, async ({ params: { id }, body }, call) => {
      if (!(await isSeenByAll(deps, id))) throw new AppError('not_found')
      return deps.toggleLike(db.pool, likesOfComments, { id, userId: signedIn(call).id, wanted: body?.liked })
    }),
  ]
}

/** Locks its post first. Throws `not_found` for one that is another's, gone, or below a post that is. */
async function lockOwn(client: PoolClient, id: string, call: Call) {
  const viewer = signedIn(call)
  await holdPerson(client, viewer.id)
  const found = await lockComment(client, id)
  const isOwn = found?.comment.authorId === viewer.id && found.comment.status === 0
  if (!isOwn || !isPublic(found.post)) throw new AppError('not_found')
  return found.comment
}

/** Whether everyone reads it: neither it nor what it is below is hidden or gone. */
export async function isSeenByAll({ db: { orm } }: FeedDeps, id: string): Promise<boolean> {
  const row = await readComment(orm, id)
  if (!row || !isShown(row.comment)) return false
  const parent = row.comment.parentId === null ? null : await readComment(orm, row.comment.parentId)
  if (parent && !isShown(parent.comment)) return false
  const above = await readPost(orm, row.comment.postId)
  return above !== null && isPublic(above.post)
}
