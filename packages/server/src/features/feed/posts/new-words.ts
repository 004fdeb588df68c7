import { type ParsedPart, postStatuses } from '@prostuti/contract'
import { asc, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'
import { refusedField } from '../refuse.ts'
import { type PostRow, pollOptions, posts } from '../tables/posts.ts'
import { searchColumns } from '../texts/search-columns.ts'
import { claimPictures } from './claim-pictures.ts'
import { isOut } from './post-rows.ts'
import { refuseSameOptions, writeOptions } from './write-poll.ts'

type Changes = ParsedPart<'feed.updatePost', 'body'> & {
  /** The text as HTML. */
  readonly html: string | undefined
  readonly isModerator: boolean
  readonly now: number
}

/**
 * What a writer changes of a post that is locked. What is public stays as it is until a moderator has approved the rest, unless a
 * moderator wrote it. One that was sent back waits again.
 */
export async function saveNewWords(client: PoolClient, post: PostRow, changes: Changes): Promise<void> {
  if ([changes.text, changes.pictures, changes.poll].every(each => each === undefined)) return
  if (changes.poll) refusePoll(post, changes.poll.options)
  if (isOut(post) && !changes.isModerator) return keepWaiting(client, post, changes)
  const { text = post.text, html = post.html, pictures, poll, now } = changes
  const options = poll?.options ?? (await readOptions(client, post.id))
  const isChanged = text !== post.text || pictures !== undefined || poll !== undefined
  await drizzle(client)
    .update(posts)
    .set({
      ...{ text, html, ...searchColumns(text, options) },
      ...(poll && { pollDays: poll.open_days }),
      ...(isOut(post) ? { isEdited: post.isEdited || isChanged } : waiting(now)),
      revision: post.revision + 1,
    })
    .where(eq(posts.id, post.id))
  if (poll) await writeOptions(client, post.id, poll.options)
  if (pictures) await claimPictures(client, post.authorId!, { postId: post.id, version: 'shown', pictures })
}

/** It waits, as a new one does; what was said of the words before is over. */
const waiting = (now: number) => ({
  ...{ status: postStatuses.pending, waitingAt: new Date(now), deletedAt: null, deletedBy: null },
  ...{ saidReason: null, saidText: '', before: null },
})

/** Beside what everyone reads. */
async function keepWaiting(client: PoolClient, post: PostRow, changes: Changes): Promise<void> {
  const { text, html, pictures, poll, now } = changes
  const isBack = text === post.text && pictures === undefined && poll === undefined && !post.hasPendingPictures
  const isNone = isBack && post.pendingPoll === null
  await drizzle(client)
    .update(posts)
    .set({
      pendingText: isNone ? null : (text ?? post.pendingText ?? post.text),
      pendingHtml: isNone ? null : (html ?? post.pendingHtml ?? post.html),
      ...(poll && { pendingPoll: poll }),
      ...(pictures && { hasPendingPictures: true }),
      waitingAt: isNone ? null : new Date(now),
      ...{ saidReason: null, saidText: '' },
      revision: post.revision + 1,
    })
    .where(eq(posts.id, post.id))
  if (pictures) await claimPictures(client, post.authorId!, { postId: post.id, version: 'waiting', pictures })
}

/** Throws `conflict` once there is a vote, for its voter chose among these words. */
function refusePoll(post: PostRow, options: readonly string[]): void {
  if (post.pollDays === null) throw refusedField('poll', 'no_poll', 'A poll has choices, and nothing else has')
  if (post.pollVotes > 0) throw new AppError('conflict')
  refuseSameOptions(options)
}

export async function readOptions(client: PoolClient, postId: bigint): Promise<string[]> {
  const rows = await drizzle(client)
    .select({ text: pollOptions.text })
    .from(pollOptions)
    .where(eq(pollOptions.postId, postId))
    .orderBy(asc(pollOptions.place))
  return rows.map(({ text }) => text)
}
