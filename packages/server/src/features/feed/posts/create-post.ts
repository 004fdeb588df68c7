import type { Language, ParsedPart } from '@prostuti/contract'
import { postStatuses } from '@prostuti/contract'
import { createPost } from '@prostuti/contract/feed/operations'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { signedIn } from '../../../platform/http/call/call.ts'
import type { Input } from '../../../platform/http/call/implement.ts'
import { implementPrepared } from '../../../platform/idempotency/index.ts'
import { publishEvent } from '../../../platform/notifications/publish-event.ts'
import type { FeedDeps } from '../feed-deps.ts'
import { refusedField } from '../refuse.ts'
import { posts } from '../tables/posts.ts'
import { renderTalk } from '../texts/render-talk.ts'
import { searchColumns } from '../texts/search-columns.ts'
import { claimPictures } from './claim-pictures.ts'
import { admitPost } from './hourly-limit.ts'
import { isModerator, readPost } from './post-rows.ts'
import { presentPosts } from './present-posts.ts'
import { closesAt, writeOptions } from './write-poll.ts'

type NewPost = ParsedPart<'feed.createPost', 'body'>

/** Writes a post: a moderator's own is out at once, another waits. */
export function createCreatePost(deps: FeedDeps) {
  const { db, clock, showPicture } = deps
  const prepare = async ({ body }: Input<'feed.createPost'>) => ({
    html: renderTalk(body.text),
    quotes: await readQuotes(deps, body),
  })
  return implementPrepared(
    createPost,
    { pool: db.pool, clock, prepare },
    async ({ body }, call, client, { html, quotes }) => {
      const viewer = signedIn(call)
      const now = clock.now()
      await admitPost(client, viewer.id, now)
      const id = await insert(client, body, { html, userId: viewer.id, isOut: isModerator(viewer), now })
      const orm = drizzle(client)
      const row = await readPost(orm, id)
      const [post] = await presentPosts([row!], { orm, showPicture, quotes: quotes[call.language], viewer, now })
      return post!
    },
  )
}

/** Reading them takes other connections, so that it is before the transaction. Throws `validation_failed`. */
async function readQuotes({ quoteQuestions }: FeedDeps, { question, reviewed_qb: reviewed }: NewPost) {
  const of = async (language: Language) => quoteQuestions(question === null ? [] : [question], language)
  const [bn, en] = await Promise.all([of('bn'), of('en')])
  const quoted = question === null ? null : bn.get(question)
  if (quoted !== null && (!quoted || quoted.isEmbargoed || reviewed === false))
    throw refusedField('question', 'not_public', 'A question that everyone may see now')
  return { bn, en }
}

interface Writing {
  readonly html: string
  readonly userId: bigint
  readonly isOut: boolean
  readonly now: number
}

async function insert(client: PoolClient, body: NewPost, { html, userId, isOut, now }: Writing): Promise<bigint> {
  const { type, text, poll, question, pictures } = body
  const at = new Date(now)
  const [row] = await drizzle(client)
    .insert(posts)
    .values({
      authorId: userId,
      status: isOut ? postStatuses.published : postStatuses.pending,
      ...{ type, text, html, ...searchColumns(text, poll?.options) },
      questionId: question === null ? null : BigInt(question),
      pollDays: poll?.open_days ?? null,
      pollClosesAt: isOut && poll ? closesAt(poll.open_days, now) : null,
      createdAt: at,
      publishedAt: isOut ? at : null,
      waitingAt: isOut ? null : at,
    })
    .returning({ id: posts.id })
  const postId = row!.id
  if (poll) await writeOptions(client, postId, poll.options)
  await claimPictures(client, userId, { postId, version: 'shown', pictures })
  if (isOut) await publishEvent(client, { type: 'post', post: String(postId) })
  return postId
}
