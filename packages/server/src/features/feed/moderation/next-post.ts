import { type PostStatus, postStatuses, type TalkAct, type TalkReason } from '@prostuti/contract'
import { isOut } from '../posts/post-rows.ts'
import { closesAt } from '../posts/write-poll.ts'
import type { PostRow, PostWords, TalkBefore } from '../tables/posts.ts'

export interface Acting {
  readonly act: TalkAct
  readonly reason: TalkReason | null
  readonly text: string
  readonly actor: bigint
  readonly now: number
}

/** What an act makes of a post, and what becomes of its reports. */
export interface NextPost {
  readonly set: Partial<PostRow>
  /** The words that waited take the place of those that everyone reads. */
  readonly takesWords?: boolean
  /** The words of before the last act come back. */
  readonly givesWordsBack?: boolean
  readonly reports?: 'kept' | 'removed' | 'open'
  readonly tells?: 'post_approved' | 'post_returned' | 'post_removed'
}

const { pending, published, approved, deleted } = postStatuses

/** Null where the act does not go with it. */
export function nextPost(post: PostRow, acting: Acting): NextPost | null {
  const make = { approve: letOut, publish: letOut, pending: takeIn, return: sendBack, delete: remove, keep, undo }
  return make[acting.act](post, acting)
}

const hasNewWords = (post: PostRow): boolean => isOut(post) && post.pendingText !== null && post.waitingAt !== null

function letOut(post: PostRow, { act, now }: Acting): NextPost | null {
  const takesWords = hasNewWords(post)
  if (isOut(post) && !takesWords) return null
  const status: PostStatus = act === 'approve' ? approved : published
  const isFirst = post.publishedAt === null
  const at = act === 'publish' ? new Date(now) : (post.publishedAt ?? post.createdAt)
  return {
    set: {
      status: isOut(post) && act === 'approve' ? post.status : status,
      publishedAt: at,
      pollClosesAt: post.pollDays === null || !isFirst ? post.pollClosesAt : closesAt(post.pollDays, now),
      ...{ waitingAt: null, deletedAt: null, deletedBy: null, saidReason: null, saidText: '' },
    },
    takesWords,
    reports: 'kept',
    tells: 'post_approved',
  }
}

function takeIn(post: PostRow, { now }: Acting): NextPost | null {
  if (post.status === pending) return null
  const set = { status: pending, waitingAt: new Date(now), deletedAt: null, deletedBy: null }
  return { set: { ...set, saidReason: null, saidText: '' } }
}

function sendBack(post: PostRow, { reason, text, now }: Acting): NextPost | null {
  const said = { saidReason: reason, saidText: text, waitingAt: null }
  // New words of a public one go back, and everyone reads the old ones.
  if (hasNewWords(post)) return { set: said, tells: 'post_returned' }
  if (post.status !== pending || post.publishedAt !== null) return null
  const set = { ...said, status: deleted, deletedAt: new Date(now), deletedBy: 'staff' } as const
  return { set, tells: 'post_returned' }
}

function remove(post: PostRow, { reason, text, now }: Acting): NextPost | null {
  if (post.status === deleted) return null
  const set = { status: deleted, deletedAt: new Date(now), deletedBy: 'staff', waitingAt: null } as const
  const tells = post.publishedAt === null ? 'post_returned' : 'post_removed'
  return { set: { ...set, saidReason: reason, saidText: text }, reports: 'removed', tells }
}

function keep(post: PostRow): NextPost | null {
  return post.reportCount > 0 ? { set: {}, reports: 'kept' } : null
}

function undo({ before, pollVotes }: PostRow): NextPost | null {
  if (!before) return null
  const words = before.words && wordsOf(before.words, pollVotes)
  const set = { ...standingOf(before), status: statusOf(before.status), pollClosesAt: instant(before.closesAt) }
  return {
    set: { ...set, publishedAt: instant(before.publishedAt), waitingAt: instant(before.waitingAt), ...words },
    givesWordsBack: before.words !== null,
    reports: 'open',
  }
}

/** What has been voted for stays. */
function wordsOf({ poll, pendingPoll, ...words }: PostWords, votes: number): Partial<PostRow> {
  return {
    ...words,
    pendingPoll: votes > 0 ? null : pendingPoll,
    ...(poll && votes === 0 && { pollDays: poll.open_days }),
  }
}

/** What posts and comments have alike. */
export const standingOf = (before: TalkBefore) => ({
  deletedAt: instant(before.deletedAt),
  deletedBy: before.deletedBy,
  saidReason: before.saidReason,
  saidText: before.saidText,
})

const statusOf = (status: number): PostStatus => Object.values(postStatuses).find(each => each === status) ?? pending

const instant = (iso: string | null): Date | null => (iso === null ? null : new Date(iso))
