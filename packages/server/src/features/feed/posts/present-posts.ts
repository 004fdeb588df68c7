import type { Author, Post, QuotedQuestion, SaidReason } from '@prostuti/contract'
import { inArray } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import type { ShowPicture } from '../../auth/index.ts'
import { readLiked } from '../read-liked.ts'
import { postLikes } from '../tables/posts.ts'
import { type AuthorRow, isOwn, type Orm, type ReadPost } from './post-rows.ts'
import { presentPictures } from './present-pictures.ts'
import { presentPolls } from './present-polls.ts'

/** What presenting posts takes. Quotes are read before, for they take connections of their own. */
export interface Presenting {
  readonly orm: Orm
  readonly showPicture: ShowPicture
  readonly quotes: ReadonlyMap<string, { readonly quote: QuotedQuestion }>
  readonly viewer: Viewer | null
  readonly now: number
}

/** Posts as this person sees them. */
export async function presentPosts(rows: readonly ReadPost[], presenting: Presenting): Promise<Post[]> {
  if (rows.length === 0) return []
  const { orm, showPicture, quotes, viewer } = presenting
  const ids = rows.map(({ post }) => post.id)
  const [pictures, polls, liked] = [
    await presentPictures(orm, ids),
    await presentPolls(rows, presenting),
    await readLiked(orm, postLikes, postLikes.postId, inArray(postLikes.postId, ids), viewer),
  ]
  return rows.map(({ post, author }): Post => {
    const isMine = isOwn(post, viewer)
    return {
      id: String(post.id),
      type: post.type,
      status: post.status,
      author: presentAuthor(author, showPicture),
      is_mine: isMine,
      text: post.text,
      html: post.html,
      pictures: pictures.get(post.id) ?? [],
      poll: polls.get(post.id) ?? null,
      quote: post.questionId === null ? null : (quotes.get(String(post.questionId))?.quote ?? null),
      liked: liked.has(post.id),
      like_count: post.likeCount,
      comment_count: post.commentCount,
      created_at: post.createdAt.toISOString(),
      published_at: post.publishedAt?.toISOString() ?? null,
      is_edited: post.isEdited,
      pending_text: isMine ? post.pendingText : null,
      said_reason: isMine ? presentReason(post) : null,
    }
  })
}

export function presentAuthor(author: AuthorRow | null, showPicture: ShowPicture): Author {
  if (!author) return null
  return { name: author.name, picture: showPicture(author.picture), is_moderator: author.isModerator }
}

export function presentReason({
  saidReason,
  saidText,
}: Pick<ReadPost['post'], 'saidReason' | 'saidText'>): SaidReason | null {
  return saidReason && { reason: saidReason, text: saidText }
}

/** The questions that these posts quote. */
export const quotedIn = (rows: readonly ReadPost[]): string[] =>
  rows.flatMap(({ post }) => (post.questionId === null ? [] : [String(post.questionId)]))
