import type { CommentRow } from '../tables/comments.ts'
import { type Acting, standingOf } from './next-post.ts'

/** What an act makes of a comment, and what becomes of its reports. */
export interface NextComment {
  readonly set: Partial<CommentRow>
  readonly reports?: 'kept' | 'removed' | 'open'
  readonly tells?: 'comment_removed'
}

/** Null where the act does not go with it: comments wait for nobody. */
export function nextComment(comment: CommentRow, acting: Acting): NextComment | null {
  const { act, reason, text, now } = acting
  const isGone = comment.status === 1
  if (act === 'keep') return comment.reportCount > 0 ? { set: {}, reports: 'kept' } : null
  if (act === 'delete') {
    if (isGone) return null
    const set = { status: 1, deletedAt: new Date(now), deletedBy: 'staff' } as const
    return { set: { ...set, saidReason: reason, saidText: text }, reports: 'removed', tells: 'comment_removed' }
  }
  if (act === 'approve' || act === 'publish') return isGone ? { set: back, reports: 'kept' } : null
  if (act === 'undo' && comment.before) {
    const status = comment.before.status === 0 ? 0 : 1
    return { set: { ...standingOf(comment.before), status }, reports: 'open' }
  }
  return null
}

const back = { status: 0, deletedAt: null, deletedBy: null, saidReason: null, saidText: '' } as const
