import type { ParsedPart } from '@prostuti/contract'
import { asc, inArray } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { type CommentRow, comments } from '../tables/comments.ts'
import { type PostRow, posts } from '../tables/posts.ts'

type Items = ParsedPart<'feed.changeTalk', 'body'>['items']

export interface LockedItems {
  readonly posts: ReadonlyMap<string, PostRow>
  readonly comments: ReadonlyMap<string, CommentRow>
}

/** Posts and comments by their ids. Posts are locked first and each in the order of their ids, as everywhere; for a dry run none is. */
export async function lockItems(client: PoolClient, items: Items, isDry: boolean): Promise<LockedItems> {
  const orm = drizzle(client)
  const idsOf = (kind: 'post' | 'comment') => items.flatMap(item => (item.kind === kind ? [BigInt(item.id)] : []))
  const commentIds = idsOf('comment')
  const above = await orm.select({ id: comments.postId }).from(comments).where(inArray(comments.id, commentIds))
  const postIds = [...new Set([...idsOf('post'), ...above.map(({ id }) => id)])]
  const readPosts = orm.select().from(posts).where(inArray(posts.id, postIds)).orderBy(asc(posts.id))
  const postRows = isDry ? await readPosts : await readPosts.for('no key update')
  const readComments = orm.select().from(comments).where(inArray(comments.id, commentIds)).orderBy(asc(comments.id))
  const commentRows = isDry ? await readComments : await readComments.for('no key update')
  return {
    posts: new Map(postRows.map(row => [String(row.id), row])),
    comments: new Map(commentRows.map(row => [String(row.id), row])),
  }
}
