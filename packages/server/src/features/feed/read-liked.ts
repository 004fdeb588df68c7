import { and, eq, type SQL } from 'drizzle-orm'
import type { Viewer } from '../../platform/http/call/viewer.ts'
import type { Orm } from './posts/post-rows.ts'
import type { commentLikes } from './tables/comments.ts'
import type { postLikes } from './tables/posts.ts'

/** Those of some posts or comments that this person likes. */
export async function readLiked(
  orm: Orm,
  table: typeof postLikes | typeof commentLikes,
  key: typeof postLikes.postId | typeof commentLikes.commentId,
  wanted: SQL,
  viewer: Viewer | null,
): Promise<ReadonlySet<bigint>> {
  if (!viewer) return new Set()
  const rows = await orm
    .select({ id: key })
    .from(table)
    .where(and(eq(table.userId, viewer.id), wanted))
  return new Set(rows.map(({ id }) => id))
}
