import { reportsThatHide } from '@prostuti/contract'
import { mayDo, roles } from '@prostuti/contract/rights'
import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { holds, type Viewer } from '../../../platform/http/call/viewer.ts'
import { users } from '../../../platform/people/tables.ts'
import { posts } from '../tables/posts.ts'

const { searchKey: _, wordsHash: __, ...postColumns } = getTableColumns(posts)

/** As standings call a person: an alias hides name and picture, and an email address that stands for a name is not shown. */
const shownName = sql<string>`coalesce(${users.rankAlias}, case when strpos(${users.name}, '@') = 0 then ${users.name} else '' end)`
const shownPicture = sql<string | null>`case when ${users.rankAlias} is null then ${users.picture} end`

const moderating = roles.filter(role => mayDo(role, 'talk.moderate'))
const moderates = sql<boolean>`${users.isModerator} and ${inArray(users.role, moderating)}`

/** A column that is never null comes first: by it a row that is not there is known. */
export const authorColumns = {
  isStaff: users.isModerator,
  isModerator: moderates,
  picture: shownPicture,
  name: shownName,
}

export interface AuthorRow {
  readonly name: string
  readonly picture: string | null
  readonly isModerator: boolean
}

/** A post with who wrote it; null where their account is gone. */
export interface ReadPost {
  readonly post: Omit<typeof posts.$inferSelect, 'searchKey' | 'wordsHash'>
  readonly author: AuthorRow | null
}

/** Anything that selects: the pool's ORM, or a transaction's. */
export type Orm = Pick<NodePgDatabase, 'select'>

export const selectPosts = (orm: Orm) =>
  orm
    .select({ post: postColumns, author: authorColumns })
    .from(posts)
    .leftJoin(users, eq(users.id, posts.authorId))
    .$dynamic()

/** Null where there is none, whoever may see it. */
export async function readPost(orm: Orm, id: string | bigint): Promise<ReadPost | null> {
  const [row] = await selectPosts(orm).where(eq(posts.id, BigInt(id)))
  return row ?? null
}

/** Posts that everyone sees. Written out, as the indexes of the lists have it. */
export const isPublicPost: SQL = sql`(${posts.status} in (1, 3) and ${posts.reportCount} < 3)`

type Seen = Pick<typeof posts.$inferSelect, 'status' | 'reportCount' | 'authorId' | 'deletedBy'>

/** Its status is one of those that everyone sees, hidden or not. */
export const isOut = ({ status }: Pick<Seen, 'status'>): boolean => status === 1 || status === 3

export const isPublic = (post: Pick<Seen, 'status' | 'reportCount'>): boolean =>
  isOut(post) && post.reportCount < reportsThatHide

/** Reads what is not out, and is out at once. */
export const isModerator = (viewer: Viewer | null): boolean => holds(viewer, 'talk.moderate')

export const isOwn = ({ authorId }: { readonly authorId: bigint | null }, viewer: Viewer | null): boolean =>
  viewer !== null && authorId === viewer.id

/** Was public and is deleted, which is no secret; one that never was public is as unknown as any. */
export const isGone = ({ status, publishedAt }: Pick<ReadPost['post'], 'status' | 'publishedAt'>): boolean =>
  status === 2 && publishedAt !== null

/** What its writer has deleted is gone for everyone. */
export const maySee = (post: Seen, viewer: Viewer | null): boolean =>
  isPublic(post) || (post.deletedBy !== 'writer' && (isModerator(viewer) || isOwn(post, viewer)))
