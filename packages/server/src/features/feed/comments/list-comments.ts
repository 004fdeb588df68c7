import { countedExactly, feedPageSize, type Language, type ParsedPart } from '@prostuti/contract'
import { listComments } from '@prostuti/contract/feed/operations'
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { countUpTo } from '../../../platform/db/bounded-count.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { implementShared } from '../../../platform/http/call/implement.ts'
import { type ListOrder, readPage } from '../../../platform/http/call/keyset.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { type FeedDeps, shortly } from '../feed-deps.ts'
import { isModerator, maySee, readPost } from '../posts/post-rows.ts'
import { comments } from '../tables/comments.ts'
import { isListed, isShownTo, type ReadComment, readComment, selectComments } from './comment-rows.ts'
import { presentComments } from './present-comments.ts'

type Query = ParsedPart<'feed.listComments', 'query'>

const byTime = (order: ListOrder<ReadComment>['order']): ListOrder<ReadComment> => ({
  ...{ at: comments.createdAt, id: comments.id, order },
  sortKeyOf: ({ comment }) => ({ at: comment.createdAt, id: comment.id }),
})
const newest = byTime('newest first')
const inTime = byTime('oldest first')

/** Comments below a post, or replies below one of them. */
export function createListComments(deps: FeedDeps) {
  return implementShared(listComments, shortly, ({ params, query }, call) =>
    commentPage(deps, { post: params.postId, query }, call),
  )
}

interface Asking {
  readonly viewer: Viewer | null
  readonly language: Language
}

interface Asked {
  readonly post: string
  readonly query: Query
}

/** Throws `not_found` where this person may not see what they are below. */
export async function commentPage(deps: FeedDeps, { post, query }: Asked, { viewer, language }: Asking) {
  const { orm } = deps.db
  const { page_size: pageSize = feedPageSize, page, cursor, parent } = query
  const wanted = and(await below(deps, post, parent, viewer), isListed(viewer))
  const countThem = () => countUpTo(orm, comments, { where: wanted, most: countedExactly.list })
  const key = `comments found ${post} ${parent}`
  const [count, { rows, ...pages }] = await Promise.all([
    // Staff see those too that reports hide; of others at most the hidden ones of their own are not counted.
    isModerator(viewer) ? countThem() : deps.publicCache.get(key, shortly, countThem).then(({ value }) => value),
    readPage(
      { pageSize, page, cursor },
      parent === undefined ? newest : inTime,
      ({ where, orderBy, limit, offset }): Promise<ReadComment[]> => {
        const ids = orm
          .select({ id: comments.id })
          .from(comments)
          .where(and(wanted, where))
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset)
        return selectComments(orm)
          .where(inArray(comments.id, ids))
          .orderBy(...orderBy)
      },
    ),
  ])
  const results = await presentComments(rows, { orm, showPicture: deps.showPicture, viewer, language })
  const path = listComments.path.replace('{postId}', post)
  return { ...presentPage(path, query, { count: count.count, results, ...pages }), ...count }
}

async function below(
  { db: { orm } }: FeedDeps,
  post: string,
  parent: string | undefined,
  viewer: Viewer | null,
): Promise<SQL | undefined> {
  const above = await readPost(orm, post)
  if (!above || !maySee(above.post, viewer)) throw new AppError('not_found')
  if (parent === undefined) return and(eq(comments.postId, above.post.id), isNull(comments.parentId))
  const row = await readComment(orm, parent)
  if (row?.comment.postId !== above.post.id || !isShownTo(row.comment, viewer)) throw new AppError('not_found')
  return eq(comments.parentId, row.comment.id)
}
