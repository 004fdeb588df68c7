import { deletePost, updatePost } from '@prostuti/contract/feed/operations'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type Call, signedIn } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { holdPerson } from '../../../platform/people/hold-person.ts'
import type { FeedDeps } from '../feed-deps.ts'
import { posts } from '../tables/posts.ts'
import { forgetBelow } from '../telling/forget-with-replies.ts'
import { renderTalk } from '../texts/render-talk.ts'
import { presentPost } from './get-post.ts'
import { lockPost } from './lock-post.ts'
import { saveNewWords } from './new-words.ts'
import { isModerator, readPost } from './post-rows.ts'

/** What a person does with posts of their own. */
export function createChangePosts(deps: FeedDeps): Implementation[] {
  const { db, clock } = deps
  return [
    implement(updatePost, async ({ params: { id }, body }, call) => {
      const html = body.text === undefined ? undefined : renderTalk(body.text)
      await inTransaction(db.pool, async client => {
        const post = await lockOwn(client, id, call)
        if (post.status === 2 && post.publishedAt) throw new AppError('conflict')
        await saveNewWords(client, post, { ...body, html, isModerator: isModerator(call.viewer), now: clock.now() })
      })
      const row = await readPost(db.orm, id)
      if (!row) throw new AppError('not_found')
      return presentPost(deps, row, call)
    }),
    implement(deletePost, ({ params: { id } }, call) =>
      inTransaction(db.pool, async client => {
        const post = await lockOwn(client, id, call)
        await drizzle(client)
          .update(posts)
          .set({
            ...{ status: 2, deletedAt: new Date(clock.now()), deletedBy: 'writer', waitingAt: null, before: null },
            revision: post.revision + 1,
          })
          .where(eq(posts.id, post.id))
        await forgetBelow(client, post.id)
      }),
    ),
  ]
}

/** Throws `not_found` for one that is another's, or that its writer has deleted. */
async function lockOwn(client: PoolClient, id: string, call: Call) {
  const viewer = signedIn(call)
  await holdPerson(client, viewer.id)
  const post = await lockPost(client, BigInt(id))
  if (post?.authorId !== viewer.id || post.deletedBy === 'writer') throw new AppError('not_found')
  return post
}
