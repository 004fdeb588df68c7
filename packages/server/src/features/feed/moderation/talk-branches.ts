import type { TalkTab } from '@prostuti/contract'
import { and, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { searchedBy } from '../posts/found-posts.ts'
import { comments } from '../tables/comments.ts'
import { posts } from '../tables/posts.ts'

/** The part of a tab that is of one table: which rows, and what they are ordered by. */
export interface Branch {
  readonly table: typeof posts | typeof comments
  readonly at: PgColumn
  readonly where: SQL
}

/** What a tab holds. Written out, as the indexes have it. */
const tabs: Record<TalkTab, readonly Branch[]> = {
  pending: [{ table: posts, at: posts.waitingAt, where: isNotNull(posts.waitingAt) }],
  reported: [
    { table: posts, at: posts.reportCount, where: sql`(${posts.reportCount} > 0 and ${posts.deletedBy} is null)` },
    {
      table: comments,
      at: comments.reportCount,
      where: sql`(${comments.reportCount} > 0 and ${comments.deletedBy} is null)`,
    },
  ],
  published: [
    { table: posts, at: posts.sortAt, where: sql`${posts.status} in (1, 3)` },
    { table: comments, at: comments.createdAt, where: sql`${comments.status} = 0` },
  ],
  deleted: [
    {
      table: posts,
      at: posts.deletedAt,
      where: sql`(${posts.deletedAt} is not null and ${posts.deletedBy} = 'staff')`,
    },
    {
      table: comments,
      at: comments.deletedAt,
      where: sql`(${comments.deletedAt} is not null and ${comments.deletedBy} = 'staff')`,
    },
  ],
}

export function branchesOf(tab: TalkTab, search = ''): readonly Branch[] {
  if (search === '') return tabs[tab]
  return tabs[tab].map(branch => ({ ...branch, where: and(branch.where, searchedBy(search, branch.table.searchKey))! }))
}
