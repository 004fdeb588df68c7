import { reportsThatHide } from '@prostuti/contract'
import { eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { users } from '../../../platform/people/tables.ts'
import { type AuthorRow, authorColumns, isModerator, isOwn, type Orm } from '../posts/post-rows.ts'
import { comments } from '../tables/comments.ts'

const { searchKey: _, wordsHash: __, ...commentColumns } = getTableColumns(comments)

/** A comment with who wrote it; null where their account is gone. */
export interface ReadComment {
  readonly comment: Omit<typeof comments.$inferSelect, 'searchKey' | 'wordsHash'>
  readonly author: AuthorRow | null
}

export const selectComments = (orm: Orm) =>
  orm
    .select({ comment: commentColumns, author: authorColumns })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.authorId))
    .$dynamic()

/** Null where there is none, whoever may see it. */
export async function readComment(orm: Orm, id: string | bigint): Promise<ReadComment | null> {
  const [row] = await selectComments(orm).where(eq(comments.id, BigInt(id)))
  return row ?? null
}

/** A deleted one leaves a line; one that reports hide is seen by its writer and moderators alone. Reads the lists' indexes. */
export function isListed(viewer: Viewer | null): SQL | undefined {
  if (isModerator(viewer)) return undefined
  const isShown = sql`(${comments.status} = 1 or ${comments.reportCount} < 3)`
  return viewer ? or(isShown, eq(comments.authorId, viewer.id)) : isShown
}

type Standing = Pick<ReadComment['comment'], 'status' | 'reportCount'>

/** Everyone reads its words, as far as it is up to the comment. */
export const isShown = ({ status, reportCount }: Standing): boolean => status === 0 && reportCount < reportsThatHide

/** The same for one person. */
export const isShownTo = (comment: Standing & { readonly authorId: bigint | null }, viewer: Viewer | null): boolean =>
  comment.status === 0 && (isShown(comment) || isModerator(viewer) || isOwn(comment, viewer))
