import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import type { Orm } from '../posts/post-rows.ts'
import { comments } from '../tables/comments.ts'
import { isListed, type ReadComment, selectComments } from './comment-rows.ts'

/** Replies that stand below a comment of a list; the others are asked for. */
const firstReplies = 3

/** The first replies to each of these comments, in order of time. */
export async function readFirstReplies(
  orm: Orm,
  parentIds: readonly bigint[],
  viewer: Viewer | null,
): Promise<ReadComment[]> {
  if (parentIds.length === 0) return []
  const above = sql`unnest(${`{${parentIds.join(',')}}`}::bigint[]) as above (id)`
  const first = orm
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.parentId, sql`above.id`), isListed(viewer)))
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(firstReplies)
  const ids = sql`(select first.id from ${above} cross join lateral ${first} as first)`
  return selectComments(orm).where(inArray(comments.id, ids)).orderBy(asc(comments.createdAt), asc(comments.id))
}
