import type { Comment, Language, Reply } from '@prostuti/contract'
import { inArray } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import type { ShowPicture } from '../../auth/index.ts'
import { isOwn, type Orm } from '../posts/post-rows.ts'
import { presentAuthor, presentReason } from '../posts/present-posts.ts'
import { readLiked } from '../read-liked.ts'
import { commentLikes } from '../tables/comments.ts'
import type { ReadComment } from './comment-rows.ts'
import { readFirstReplies } from './first-replies.ts'
import { presentWords } from './present-words.ts'

interface Presenting {
  readonly orm: Orm
  readonly showPicture: ShowPicture
  readonly viewer: Viewer | null
  readonly language: Language
}

/** Comments as this person sees them, each with its first replies. */
export async function presentComments(rows: readonly ReadComment[], presenting: Presenting): Promise<Comment[]> {
  if (rows.length === 0) return []
  const { orm, viewer } = presenting
  const open = rows.filter(({ comment }) => comment.status === 0 && comment.parentId === null)
  const replies = await readFirstReplies(
    orm,
    open.map(({ comment }) => comment.id),
    viewer,
  )
  const ids = [...rows, ...replies].map(({ comment }) => comment.id)
  const liked = await readLiked(orm, commentLikes, commentLikes.commentId, inArray(commentLikes.commentId, ids), viewer)
  return rows.map((row): Comment => {
    const below = replies.filter(({ comment }) => comment.parentId === row.comment.id)
    return {
      ...presentReply(row, presenting, liked),
      replies: below.map(reply => presentReply(reply, presenting, liked)),
      reply_count: row.comment.status === 0 ? row.comment.replyCount : 0,
    }
  })
}

function presentReply(
  { comment, author }: ReadComment,
  { viewer, language, showPicture }: Presenting,
  liked: ReadonlySet<bigint>,
): Reply {
  const isMine = isOwn(comment, viewer)
  const isDeleted = comment.status === 1
  return {
    id: String(comment.id),
    post: String(comment.postId),
    parent_comment: comment.parentId === null ? null : String(comment.parentId),
    status: comment.status,
    author: isDeleted ? null : presentAuthor(author, showPicture),
    is_mine: isMine,
    ...(isDeleted ? { text: '', html: '', mentions: [] } : presentWords(comment, language)),
    liked: !isDeleted && liked.has(comment.id),
    like_count: isDeleted ? 0 : comment.likeCount,
    created_at: comment.createdAt.toISOString(),
    is_edited: comment.isEdited,
    said_reason: isMine ? presentReason(comment) : null,
  }
}
