import type { CustomerReview } from '@prostuti/contract'
import { eq, isNull, or } from 'drizzle-orm'
import type { Pool, PoolClient } from 'pg'
import { instantText, personColumns, presentPerson } from '../../exams/index.ts'
import type { ProgramDeps, ProgramReader } from '../program-deps.ts'
import { customerReviews } from './tables.ts'

export type ReviewRow = typeof customerReviews.$inferSelect

interface Author {
  readonly user_id: string
  readonly name: string | null
  readonly picture: string | null
}

/** A review with its author. */
export interface AuthoredReview {
  readonly review: ReviewRow
  readonly author: Author
}

/** Finds the authors of these, in their order. */
export async function withAuthors(client: Pool | PoolClient, reviews: readonly ReviewRow[]): Promise<AuthoredReview[]> {
  if (reviews.length === 0) return []
  const { rows } = await client.query<Author>({
    name: 'review-authors',
    text: `select u.id as user_id, ${personColumns} from users u where u.id = any($1::bigint[])`,
    values: [reviews.map(({ userId }) => String(userId))],
  })
  const authors = new Map(rows.map(author => [author.user_id, author]))
  // A person who is deleted meanwhile takes their review along.
  return reviews.flatMap(review => {
    const author = authors.get(String(review.userId))
    return author ? [{ review, author }] : []
  })
}

/** People are called here as in standings. */
export function presentReview(
  { review, author }: AuthoredReview,
  { viewer, language, showPicture }: ProgramReader & Pick<ProgramDeps, 'showPicture'>,
): CustomerReview {
  return {
    id: String(review.id),
    user: presentPerson(author, { language, showPicture }),
    rating: review.rating,
    text: review.text,
    at: instantText(review.writtenAt.getTime()),
    mine: viewer !== null && viewer.id === review.userId,
  }
}

/** What this person reads of reviews: hidden ones are their author's alone. */
export function shownTo(viewer: ProgramReader['viewer']) {
  const { hiddenAt, userId } = customerReviews
  return viewer ? or(isNull(hiddenAt), eq(userId, viewer.id)) : isNull(hiddenAt)
}
