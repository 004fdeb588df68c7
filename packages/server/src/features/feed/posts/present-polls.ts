import { type Poll, pollDays } from '@prostuti/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { pollOptions, pollVotes } from '../tables/posts.ts'
import { isPublic, type Orm, type ReadPost } from './post-rows.ts'

interface Asking {
  readonly orm: Orm
  readonly viewer: Viewer | null
  readonly now: number
}

/** Polls by their post. Figures are there once this person has voted or it is over. */
export async function presentPolls(
  rows: readonly ReadPost[],
  { orm, viewer, now }: Asking,
): Promise<ReadonlyMap<bigint, Poll>> {
  const polls = rows.filter(({ post }) => post.pollDays !== null)
  if (polls.length === 0) return new Map()
  const ids = polls.map(({ post }) => post.id)
  const options = await orm
    .select()
    .from(pollOptions)
    .where(inArray(pollOptions.postId, ids))
    .orderBy(asc(pollOptions.postId), asc(pollOptions.place))
  const votes = viewer
    ? await orm
        .select({ postId: pollVotes.postId, place: pollVotes.place })
        .from(pollVotes)
        .where(and(eq(pollVotes.userId, viewer.id), inArray(pollVotes.postId, ids)))
    : []
  const mine = new Map(votes.map(({ postId, place }) => [postId, place]))
  return new Map(
    polls.map(({ post }) => [
      post.id,
      presentPoll(
        post,
        options.filter(({ postId }) => postId === post.id),
        mine.get(post.id) ?? null,
        now,
      ),
    ]),
  )
}

type PollPost = Pick<ReadPost['post'], 'status' | 'reportCount' | 'pollClosesAt' | 'pollDays' | 'pollVotes'>

export function presentPoll(
  post: PollPost,
  options: readonly { readonly text: string; readonly votes: number }[],
  myVote: number | null,
  now: number,
): Poll {
  const { pollClosesAt: closesAt, pollVotes: all } = post
  const isOver = closesAt !== null && now >= closesAt.getTime()
  const showsFigures = myVote !== null || isOver
  return {
    options: options.map(({ text, votes }) => ({
      text,
      votes: showsFigures ? votes : null,
      percent: showsFigures ? Math.round((100 * votes) / Math.max(all, 1)) : null,
    })),
    votes: showsFigures ? all : null,
    closes_at: closesAt?.toISOString() ?? null,
    open_days: pollDays.find(days => days === post.pollDays) ?? pollDays[0],
    is_open: closesAt !== null && !isOver && isPublic(post),
    my_vote: myVote,
    is_frozen: all > 0,
  }
}
