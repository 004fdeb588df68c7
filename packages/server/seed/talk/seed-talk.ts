import { postStatuses, postTypes } from '@prostuti/contract'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { comments } from '../../src/features/feed/tables/comments.ts'
import { pollOptions, posts } from '../../src/features/feed/tables/posts.ts'
import { renderTalk } from '../../src/features/feed/texts/render-talk.ts'
import { searchColumns } from '../../src/features/feed/texts/search-columns.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { inTransaction } from '../../src/platform/db/transaction.ts'
import { type CommentSeed, type PostSeed, postSeeds } from './talk-seeds.ts'

const hourMs = 3_600_000
const minuteMs = 60_000

/** Writes the posts of the demo that are missing; what became of the others stays. */
export async function seedTalk({ pool }: Database, { issuer, now }: { issuer: string; now: number }): Promise<void> {
  await inTransaction(pool, async client => {
    const { rows } = await client.query<{ subject: string; id: string }>(
      'select subject, user_id as id from identities where issuer = $1',
      [issuer],
    )
    const people = new Map(rows.map(row => [row.subject, BigInt(row.id)]))
    for (const seed of postSeeds) await writePost(client, seed, { people, now })
  })
}

interface Seeding {
  readonly people: ReadonlyMap<string, bigint>
  readonly now: number
}

async function writePost(client: PoolClient, seed: PostSeed, { people, now }: Seeding): Promise<void> {
  const { slug, by, hoursAgo, text, isQuestion, poll, waits = false } = seed
  const orm = drizzle(client)
  const at = new Date(now - hoursAgo * hourMs)
  const replies = seed.comments?.reduce((sum, comment) => sum + 1 + (comment.replies?.length ?? 0), 0) ?? 0
  const [post] = await orm
    .insert(posts)
    .values({
      ...{ demoSlug: slug, authorId: people.get(by) ?? null, text, html: renderTalk(text) },
      ...searchColumns(text, poll?.options),
      type: poll ? postTypes.poll : isQuestion ? postTypes.question : postTypes.general,
      status: waits ? postStatuses.pending : postStatuses.approved,
      ...(poll && { pollDays: poll.open_days, pollClosesAt: new Date(at.getTime() + poll.open_days * 24 * hourMs) }),
      ...{ createdAt: at, publishedAt: waits ? null : at, waitingAt: waits ? at : null, commentCount: replies },
    })
    .onConflictDoNothing({ target: posts.demoSlug })
    .returning({ id: posts.id })
  if (!post) return
  if (poll)
    await orm
      .insert(pollOptions)
      .values(poll.options.map((option, place) => ({ postId: post.id, place, text: option })))
  for (const [index, comment] of (seed.comments ?? []).entries())
    await writeComment(client, comment, { postId: post.id, people, at: at.getTime() + (index + 1) * 20 * minuteMs })
}

interface Below {
  readonly postId: bigint
  readonly people: Seeding['people']
  readonly at: number
}

async function writeComment(client: PoolClient, seed: CommentSeed, { postId, people, at }: Below): Promise<void> {
  const { replies = [] } = seed
  const row = ({ by, text }: { by: string; text: string }, time: number) => ({
    ...{ postId, authorId: people.get(by) ?? null, text, html: renderTalk(text), mentions: [] },
    ...searchColumns(text),
    createdAt: new Date(time),
  })
  const orm = drizzle(client)
  const [parent] = await orm
    .insert(comments)
    .values({ ...row(seed, at), replyCount: replies.length })
    .returning({ id: comments.id })
  for (const [index, reply] of replies.entries())
    await orm.insert(comments).values({ ...row(reply, at + (index + 1) * 5 * minuteMs), parentId: parent!.id })
}
