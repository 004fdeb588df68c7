import { votePoll } from '@prostuti/contract/feed/operations'
import { and, asc, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import type { FeedDeps } from '../feed-deps.ts'
import { refusedField } from '../refuse.ts'
import { pollOptions, pollVotes, posts } from '../tables/posts.ts'
import { lockOpenPost } from './lock-post.ts'
import { presentPoll } from './present-polls.ts'

/** One vote of a person, for good: the same again changes nothing. */
export function createVotePoll({ db, clock }: FeedDeps) {
  return implementOnce(votePoll, { pool: db.pool, clock }, async ({ params, body }, call, client) => {
    const { id: userId } = signedIn(call)
    const orm = drizzle(client)
    const post = await lockOpenPost(client, params.id)
    if (post.pollDays === null || post.pollClosesAt === null) throw new AppError('not_found')
    const [vote] = await orm
      .select({ place: pollVotes.place })
      .from(pollVotes)
      .where(and(eq(pollVotes.postId, post.id), eq(pollVotes.userId, userId)))
    if (vote && vote.place !== body.option) throw new AppError('conflict')
    if (!vote) {
      if (clock.now() >= post.pollClosesAt.getTime()) throw new AppError('too_late')
      const { rowCount } = await orm
        .update(pollOptions)
        .set({ votes: sql`${pollOptions.votes} + 1` })
        .where(and(eq(pollOptions.postId, post.id), eq(pollOptions.place, body.option)))
      if (rowCount === 0) throw refusedField('option', 'unknown', 'One of its choices')
      await orm.insert(pollVotes).values({ postId: post.id, userId, place: body.option })
      // New choices that wait would not be those that were voted for.
      const set = { pollVotes: post.pollVotes + 1, pendingPoll: null }
      await orm.update(posts).set(set).where(eq(posts.id, post.id))
    }
    const options = await orm
      .select()
      .from(pollOptions)
      .where(eq(pollOptions.postId, post.id))
      .orderBy(asc(pollOptions.place))
    const all = post.pollVotes + (vote ? 0 : 1)
    return presentPoll({ ...post, pollVotes: all }, options, body.option, clock.now())
  })
}
