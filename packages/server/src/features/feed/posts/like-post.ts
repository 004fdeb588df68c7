import { toggleLike } from '@prostuti/contract/feed/operations'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { FeedDeps } from '../feed-deps.ts'
import { likesOfPosts } from '../likes.ts'
import { posts } from '../tables/posts.ts'
import { isPublic } from './post-rows.ts'

/** Likes a post that everyone sees, or likes it no more. */
export function createLikePost({ db, toggleLike: toggle }: FeedDeps) {
  return implement(toggleLike, async ({ params: { id }, body }, call) => {
    const [post] = await db.orm
      .select({ status: posts.status, reportCount: posts.reportCount })
      .from(posts)
      .where(eq(posts.id, BigInt(id)))
    if (!post || !isPublic(post)) throw new AppError('not_found')
    return toggle(db.pool, likesOfPosts, { id, userId: signedIn(call).id, wanted: body?.liked })
  })
}
