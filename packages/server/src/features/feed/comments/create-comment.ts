import type { Mention } from '@prostuti/contract'
import { createComment } from '@prostuti/contract/feed/operations'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import { publishEvent } from '../../../platform/notifications/publish-event.ts'
import type { FeedDeps } from '../feed-deps.ts'
import { lockOpenPost } from '../posts/lock-post.ts'
import { readPost } from '../posts/post-rows.ts'
import { comments } from '../tables/comments.ts'
import { tellOfComment } from '../telling/tell-of-comment.ts'
import { renderTalk } from '../texts/render-talk.ts'
import { searchColumns } from '../texts/search-columns.ts'
import { isShown, readComment } from './comment-rows.ts'
import { countShown } from './count-shown.ts'
import { findMentions } from './mentions.ts'
import { presentComments } from './present-comments.ts'

/** Writes a comment, or a reply to one, below a post that everyone sees. It is out at once. */
export function createCreateComment(deps: FeedDeps) {
  const { db, clock, showPicture } = deps
  return implementOnce(createComment, { pool: db.pool, clock }, async ({ body }, call, client) => {
    const viewer = signedIn(call)
    const orm = drizzle(client)
    const post = await lockOpenPost(client, body.post)
    const parent = await findParent(client, body.parent_comment, post.id)
    const { html, mentions, people } = await writtenComment(client, post, body)
    const createdAt = new Date(clock.now())
    const { text } = body
    const [row] = await orm
      .insert(comments)
      .values({
        ...{ postId: post.id, parentId: parent?.id ?? null, authorId: viewer.id },
        ...{ text, html, mentions, ...searchColumns(text), createdAt },
      })
      .returning()
    await countShown(client, row!, true)
    const written = await readComment(orm, row!.id)
    await tellOfComment(client, {
      ...{ comment: row!.id, post: post.id, text, mentioned: people, at: clock.now() },
      by: { id: viewer.id, name: written!.author?.name ?? '' },
      repliedTo: parent?.authorId ?? null,
      postedBy: post.authorId,
    })
    await publishEvent(client, { type: 'comment', post: String(post.id), comment: String(row!.id) })
    const [comment] = await presentComments([written!], { orm, showPicture, viewer, language: call.language })
    return comment!
  })
}

/** Throws `not_found` for one that is not shown below this post, or is a reply itself. */
async function findParent(client: PoolClient, id: string | null, postId: bigint) {
  if (id === null) return null
  const found = await readComment(drizzle(client), id)
  const isParent = found?.comment.postId === postId && found.comment.parentId === null && isShown(found.comment)
  if (!isParent) throw new AppError('not_found')
  return found.comment
}

interface Written {
  readonly text: string
  readonly mentions: readonly Mention[]
}

/** The words of a comment as they are stored, and who is named in them. */
export async function writtenComment(client: PoolClient, post: { readonly id: bigint }, { text, mentions }: Written) {
  const orm = drizzle(client)
  const above = await readPost(orm, post.id)
  const named = { id: post.id, authorId: above?.post.authorId ?? null, authorName: above?.author?.name ?? null }
  const { linked, people } = await findMentions(orm, named, text, mentions)
  return { html: renderTalk(text, linked), mentions, people }
}
