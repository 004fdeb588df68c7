import type { CustomerReview, ProgramDetails } from '@prostuti/contract'
import { and, avg, count, desc, eq } from 'drizzle-orm'
import type { ProgramDeps, ProgramReader } from '../program-deps.ts'
import { type AuthoredReview, presentReview, shownTo, withAuthors } from './read-reviews.ts'
import { customerReviews } from './tables.ts'

interface Summary {
  readonly rating: ProgramDetails['program']['rating']
  readonly newest: readonly AuthoredReview[]
}

/** A program's page shows so many. */
const shown = 3

/** A changed name stands here no longer than this, in milliseconds. */
const maxAgeMs = 5_000

/** The rating of a program and its newest reviews, without hidden ones. */
export async function newestReviews(
  deps: ProgramDeps,
  program: number,
  asking: ProgramReader,
): Promise<{ rating: Summary['rating']; reviews: CustomerReview[] }> {
  const { value } = await deps.publicCache.get(`reviews ${program}`, { maxAgeMs }, () => readSummary(deps, program))
  const reading = { ...asking, showPicture: deps.showPicture }
  return { rating: value.rating, reviews: value.newest.map(each => presentReview(each, reading)) }
}

async function readSummary({ db: { orm, pool } }: ProgramDeps, program: number): Promise<Summary> {
  const ofProgram = and(eq(customerReviews.programId, program), shownTo(null))
  const [rows, [sums]] = await Promise.all([
    orm
      .select()
      .from(customerReviews)
      .where(ofProgram)
      .orderBy(desc(customerReviews.writtenAt), desc(customerReviews.id))
      .limit(shown),
    orm
      .select({ average: avg(customerReviews.rating), count: count() })
      .from(customerReviews)
      .where(ofProgram),
  ])
  const { average, count: total } = sums!
  return {
    newest: await withAuthors(pool, rows),
    rating: average === null ? null : { average: Math.round(Number(average) * 100) / 100, count: total },
  }
}
