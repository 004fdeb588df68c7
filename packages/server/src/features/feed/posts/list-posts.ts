import { feedPageSize, type Language, type ParsedPart } from '@prostuti/contract'
import { listPosts } from '@prostuti/contract/feed/operations'
import { and, inArray } from 'drizzle-orm'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { implementShared } from '../../../platform/http/call/implement.ts'
import { type ListOrder, readPage } from '../../../platform/http/call/keyset.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { type FeedDeps, shortly } from '../feed-deps.ts'
import { posts } from '../tables/posts.ts'
import { findPosts } from './found-posts.ts'
import { type ReadPost, selectPosts } from './post-rows.ts'
import { presentPosts, quotedIn } from './present-posts.ts'

type Query = ParsedPart<'feed.listPosts', 'query'>

interface Asking {
  readonly viewer: Viewer | null
  readonly language: Language
}

const newest: ListOrder<ReadPost> = {
  at: posts.sortAt,
  id: posts.id,
  order: 'newest first',
  sortKeyOf: ({ post }) => ({ at: post.sortAt, id: post.id }),
}

/** Posts that everyone sees, or one's own; a moderator who names a status sees all of it. */
export function createListPosts(deps: FeedDeps) {
  return implementShared(listPosts, shortly, ({ query }, call) => postPage(deps, query, call))
}

export async function postPage(deps: FeedDeps, query: Query, { viewer, language }: Asking) {
  const { page_size: pageSize = feedPageSize, page, cursor, search } = query
  const { wanted, ...count } = await findPosts(deps, query, viewer)
  const { orm } = search ? deps.readDb : deps.db
  // Rows that come before the page are counted in the index, and never read.
  const { rows, ...pages } = await readPage(
    { pageSize, page, cursor },
    newest,
    ({ where, orderBy, limit, offset }): Promise<ReadPost[]> => {
      const ids = orm
        .select({ id: posts.id })
        .from(posts)
        .where(and(wanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset)
      return selectPosts(orm)
        .where(inArray(posts.id, ids))
        .orderBy(...orderBy)
    },
  )
  const quotes = await deps.quoteQuestions(quotedIn(rows), language)
  const now = deps.clock.now()
  const results = await presentPosts(rows, { orm, showPicture: deps.showPicture, quotes, viewer, now })
  return { ...presentPage(listPosts.path, query, { count: count.count, results, ...pages }), ...count }
}
