import type { Language, Post } from '@prostuti/contract'
import { getPost } from '@prostuti/contract/feed/operations'
import { AppError } from '../../../platform/errors/app-error.ts'
import { implementShared } from '../../../platform/http/call/implement.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { type FeedDeps, shortly } from '../feed-deps.ts'
import { isGone, maySee, type ReadPost, readPost } from './post-rows.ts'
import { presentPosts, quotedIn } from './present-posts.ts'

interface Asking {
  readonly viewer: Viewer | null
  readonly language: Language
}

export function createGetPost(deps: FeedDeps) {
  return implementShared(getPost, shortly, async ({ params }, call) => {
    const post = await findPost(deps, params.id, call)
    if (post === 'gone') throw new AppError('gone')
    if (!post) throw new AppError('not_found')
    return post
  })
}

/** Null for one that this person may not see, `gone` for one that everyone once saw and that is deleted. */
export async function findPost(deps: FeedDeps, id: string, asking: Asking): Promise<Post | 'gone' | null> {
  const row = await readPost(deps.db.orm, id)
  if (!row) return null
  if (maySee(row.post, asking.viewer)) return presentPost(deps, row, asking)
  return isGone(row.post) ? 'gone' : null
}

/** One post that has been read. */
export async function presentPost(deps: FeedDeps, row: ReadPost, { viewer, language }: Asking): Promise<Post> {
  const { db, clock, showPicture } = deps
  const quotes = await deps.quoteQuestions(quotedIn([row]), language)
  const [post] = await presentPosts([row], { orm: db.orm, showPicture, quotes, viewer, now: clock.now() })
  return post!
}
