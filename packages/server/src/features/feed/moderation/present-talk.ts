import type { Language, Post, TalkItem } from '@prostuti/contract'
import { inArray } from 'drizzle-orm'
import { type ReadComment, selectComments } from '../comments/comment-rows.ts'
import { presentWords } from '../comments/present-words.ts'
import type { FeedDeps } from '../feed-deps.ts'
import { type ReadPost, selectPosts } from '../posts/post-rows.ts'
import { presentPosts, presentReason, quotedIn } from '../posts/present-posts.ts'
import { comments } from '../tables/comments.ts'
import { posts } from '../tables/posts.ts'
import { checkText } from '../texts/check-text.ts'
import { countSameWords } from './count-same-words.ts'
import { presentPending } from './present-pending.ts'
import { readReports, type SeenReports } from './read-reports.ts'
import { readWriters, type Writer } from './read-writers.ts'
import type { TalkPlace } from './talk-place.ts'

/** Posts and comments by their places, with all that a moderator needs to decide. */
export async function presentTalk(
  deps: FeedDeps,
  places: readonly TalkPlace[],
  language: Language,
): Promise<TalkItem[]> {
  if (places.length === 0) return []
  const { db, clock, showPicture, quoteQuestions } = deps
  const { orm } = db
  const idsOf = (parity: bigint) => places.flatMap(({ id }) => (id % 2n === parity ? [id / 2n] : []))
  const commentRows = await selectComments(orm).where(inArray(comments.id, idsOf(1n)))
  const postIds = [...new Set([...idsOf(0n), ...commentRows.map(({ comment }) => comment.postId)])]
  const postRows = await selectPosts(orm).where(inArray(posts.id, postIds))
  const quotes = await quoteQuestions(quotedIn(postRows), language)
  const shown = await presentPosts(postRows, { orm, showPicture, quotes, viewer: null, now: clock.now() })
  const above = new Map(postRows.map((row, index) => [row.post.id, { row, shown: shown[index]! }]))
  const below = new Map(commentRows.map(row => [row.comment.id, row]))
  const authors = [...postRows.map(({ post }) => post.authorId), ...commentRows.map(({ comment }) => comment.authorId)]
  const [writers, reports, same, pending] = [
    await readWriters(db.pool, authors),
    await readReports(db.pool, places),
    await countSameWords(db.pool, places, clock.now()),
    await presentPending(orm, postRows),
  ]
  return places.flatMap(({ id }): TalkItem[] => {
    const comment = id % 2n === 1n ? below.get(id / 2n) : undefined
    const post = above.get(comment ? comment.comment.postId : id / 2n)
    if (!post) return []
    const known = { writers, reports: reports.get(id), same: same.get(id) ?? 0 }
    return [
      comment
        ? commentItem(comment, post.shown, { ...known, language })
        : postItem(post.row, post.shown, { ...known, pending: pending.get(post.row.post.id) ?? null }),
    ]
  })
}

interface Known {
  readonly writers: ReadonlyMap<bigint, Writer>
  readonly reports: SeenReports | undefined
  readonly same: number
}

const noReports: SeenReports = { count: 0, reasons: [], first_at: null, hides: false }

const writerOf = (author: bigint | null, { writers }: Known): Writer | null =>
  author === null ? null : (writers.get(author) ?? null)

function postItem({ post }: ReadPost, shown: Post, known: Known & { readonly pending: string | null }): TalkItem {
  const options = post.pendingPoll?.options ?? shown.poll?.options.map(({ text }) => text) ?? []
  return {
    ...{ kind: 'post', id: String(post.id), post: shown, comment: null },
    pending_html: known.pending,
    status: post.status,
    checks: { ...checkText([post.pendingText ?? post.text, ...options].join('\n')), same: known.same },
    writer: writerOf(post.authorId, known),
    reports: known.reports ?? noReports,
    said_reason: presentReason(post),
    deleted_at: post.deletedAt?.toISOString() ?? null,
    comments: post.commentCount,
    revision: post.revision,
  }
}

function commentItem({ comment }: ReadComment, shown: Post, known: Known & { readonly language: Language }): TalkItem {
  const { status, replyCount: replies } = comment
  const { html, text } = presentWords(comment, known.language)
  return {
    ...{ kind: 'comment', id: String(comment.id), post: shown },
    comment: { html, text, status, created_at: comment.createdAt.toISOString(), replies },
    pending_html: null,
    status,
    checks: { ...checkText(text), same: known.same },
    writer: writerOf(comment.authorId, known),
    reports: known.reports ?? noReports,
    said_reason: presentReason(comment),
    deleted_at: comment.deletedAt?.toISOString() ?? null,
    comments: replies,
    revision: comment.revision,
  }
}
