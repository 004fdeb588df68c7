import { countedExactly, type ParsedPart, postStatuses } from '@prostuti/contract'
import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type BoundedCount, countUpTo } from '../../../platform/db/bounded-count.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { likePatterns } from '../../questions/index.ts'
import { type FeedDeps, shortly } from '../feed-deps.ts'
import { posts } from '../tables/posts.ts'
import { isModerator, isPublicPost } from './post-rows.ts'

type Query = ParsedPart<'feed.listPosts', 'query'>

/** Which posts a list has, by what is asked and who asks. */
export function wantedPosts({ type, mine, status, deleted, search }: Query, viewer: Viewer | null): SQL {
  const asked = status ?? (deleted ? postStatuses.deleted : undefined)
  const conditions = [
    type === undefined ? undefined : eq(posts.type, type),
    asked === undefined ? undefined : eq(posts.status, asked),
    deleted === false ? ne(posts.status, postStatuses.deleted) : undefined,
    search ? searchedBy(search) : undefined,
  ]
  return and(visible({ mine: mine === true, asked }, viewer), ...conditions)!
}

interface Asked {
  readonly mine: boolean
  readonly asked: number | undefined
}

function visible({ mine, asked }: Asked, viewer: Viewer | null): SQL {
  const kept = or(isNull(posts.deletedBy), eq(posts.deletedBy, 'staff'))!
  const own = viewer ? and(eq(posts.authorId, viewer.id), kept)! : sql`false`
  if (mine) return own
  if (asked === undefined) return isPublicPost
  if (isModerator(viewer)) return kept
  return asked === postStatuses.pending || asked === postStatuses.deleted ? own : isPublicPost
}

/** Posts whose words hold each word of the search. Nothing is found by signs alone. */
export function searchedBy(search: string, key: PgColumn = posts.searchKey): SQL {
  const patterns = likePatterns(search)
  if (patterns.length === 0) return sql`false`
  return and(...patterns.map(pattern => sql`${key} like ${pattern}`))!
}

/** How many there are, up to a bound, and what the pages choose from. */
export interface FoundPosts extends BoundedCount {
  readonly wanted: SQL
}

interface Found extends BoundedCount {
  /** Of all of them, as PostgreSQL writes an array; null: too many, or no search. */
  readonly ids: string | null
}

/** A rare word is looked for once, whatever page is read; a list that everyone sees is counted once for all. */
export async function findPosts(deps: FeedDeps, query: Query, viewer: Viewer | null): Promise<FoundPosts> {
  const wanted = wantedPosts(query, viewer)
  const { type, status, deleted, search, mine } = query
  const isAlike = !mine && (status === undefined ? !deleted : !viewer)
  const key = `posts found ${JSON.stringify([type, status, deleted, search])}`
  const { ids, ...count } = isAlike
    ? (await deps.publicCache.get(key, shortly, () => find(deps, wanted, search))).value
    : await find(deps, wanted, search)
  // One that was kept may have been removed since.
  return { ...count, wanted: ids === null ? wanted : and(sql`${posts.id} = any(${ids}::bigint[])`, wanted)! }
}

async function find({ db, readDb }: FeedDeps, wanted: SQL, search: string | undefined): Promise<Found> {
  if (!search) return { ...(await countUpTo(db.orm, posts, { where: wanted, most: countedExactly.list })), ids: null }
  const most = countedExactly.search
  const rows = await readDb.orm
    .select({ id: posts.id })
    .from(posts)
    .where(wanted)
    .limit(most + 1)
  if (rows.length > most) return { count: most, count_is_exact: false, ids: null }
  return { count: rows.length, count_is_exact: true, ids: `{${rows.map(({ id }) => id).join(',')}}` }
}
