import { and, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { publishEvent } from '../../../platform/notifications/publish-event.ts'
import { readOptions } from '../posts/new-words.ts'
import { isOut } from '../posts/post-rows.ts'
import { writeOptions } from '../posts/write-poll.ts'
import { type PostRow, type PostWords, postPictures, posts, type TalkBefore } from '../tables/posts.ts'
import { forgetBelow } from '../telling/forget-with-replies.ts'
import { searchColumns } from '../texts/search-columns.ts'
import { decideReports, reopenReports } from './decide-reports.ts'
import type { Acting, NextPost } from './next-post.ts'
import { tellWriter, untellWriter } from './tell-writer.ts'

/** Does an act to a post that is locked. */
export async function writePost(client: PoolClient, post: PostRow, next: NextPost, acting: Acting): Promise<void> {
  const isUndo = acting.act === 'undo'
  const decided = { ...post, kind: 'post' as const, post: post.id }
  const words = next.takesWords ? await takeWords(client, post) : null
  const searched = next.givesWordsBack ? await giveWordsBack(client, post) : null
  const reports = await answerReports(client, post, next, acting.now)
  await drizzle(client)
    .update(posts)
    .set({
      ...next.set,
      ...words?.set,
      ...searched,
      ...reports.set,
      before: isUndo ? null : beforeOf(post, words?.before ?? null, reports.decided),
      decidedAt: isUndo || acting.act === 'pending' ? null : new Date(acting.now),
      revision: post.revision + 1,
    })
    .where(eq(posts.id, post.id))
  if (isUndo) await untellWriter(client, decided)
  else if (next.tells) await tellWriter(client, decided, next.tells, acting)
  if (acting.act === 'delete') await forgetBelow(client, post.id)
  const isNews = !isOut(post) && isOut({ status: next.set.status ?? post.status })
  if (isNews && !isUndo) await publishEvent(client, { type: 'post', post: String(post.id) })
}

async function answerReports(client: PoolClient, post: PostRow, { reports }: NextPost, now: number) {
  if (!reports) return { set: {}, decided: [] }
  if (reports === 'open') {
    const open = post.before?.reports ?? []
    return { set: { reportCount: await reopenReports(client, { kind: 'post', id: post.id }, open) }, decided: [] }
  }
  const decided = await decideReports(client, { ...post, kind: 'post', now }, reports)
  return { set: { reportCount: 0 }, decided }
}

function beforeOf(post: PostRow, words: PostWords | null, reports: readonly string[]): TalkBefore {
  const { status, publishedAt, deletedAt, deletedBy, waitingAt, pollClosesAt, saidReason, saidText } = post
  return {
    ...{ status, deletedBy, saidReason, saidText, words, reports },
    publishedAt: iso(publishedAt),
    deletedAt: iso(deletedAt),
    waitingAt: iso(waitingAt),
    closesAt: iso(pollClosesAt),
  }
}

export const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null

/** The new words become those that everyone reads; those of before are kept, for the act may be taken back. */
async function takeWords(client: PoolClient, post: PostRow) {
  const { text, html, isEdited, pendingText, pendingHtml, hasPendingPictures, pendingPoll, pollVotes } = post
  if (hasPendingPictures) await turnPictures(client, post.id, { away: 'before', shown: 'waiting' })
  const options = await readOptions(client, post.id)
  const poll = pollVotes === 0 ? pendingPoll : null
  if (poll) await writeOptions(client, post.id, poll.options)
  const old = poll && post.pollDays ? { options, open_days: post.pollDays } : null
  const before = { text, html, isEdited, pendingText, pendingHtml, hasPendingPictures, pendingPoll, poll: old }
  const newText = pendingText ?? text
  return {
    before,
    set: {
      ...{ text: newText, html: pendingHtml ?? html, isEdited: true },
      ...searchColumns(newText, poll?.options ?? options),
      ...(poll && { pollDays: poll.open_days }),
      ...{ pendingText: null, pendingHtml: null, hasPendingPictures: false, pendingPoll: null },
    },
  }
}

/** Resolves to what searches read of them. */
async function giveWordsBack(client: PoolClient, post: PostRow) {
  const words = post.before?.words
  if (!words) return null
  if (words.hasPendingPictures) await turnPictures(client, post.id, { away: 'waiting', shown: 'before' })
  if (words.poll && post.pollVotes === 0) await writeOptions(client, post.id, words.poll.options)
  return searchColumns(words.text, await readOptions(client, post.id))
}

interface Turn {
  /** Where those that are shown go. */
  readonly away: 'waiting' | 'before'
  /** Which are shown from now on. */
  readonly shown: 'waiting' | 'before'
}

async function turnPictures(client: PoolClient, postId: bigint, { away, shown }: Turn): Promise<void> {
  const orm = drizzle(client)
  const of = (version: 'shown' | 'waiting' | 'before') =>
    and(eq(postPictures.postId, postId), eq(postPictures.version, version))
  await orm.delete(postPictures).where(of(away))
  await orm.update(postPictures).set({ version: away }).where(of('shown'))
  await orm.update(postPictures).set({ version: 'shown' }).where(of(shown))
}
