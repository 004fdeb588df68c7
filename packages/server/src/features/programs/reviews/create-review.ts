import { createReview } from '@prostuti/contract/programs/operations'
import { drizzle } from 'drizzle-orm/node-postgres'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import { getVisibleProgram } from '../find-program.ts'
import type { ProgramDeps } from '../program-deps.ts'
import { presentReview, withAuthors } from './read-reviews.ts'
import { customerReviews } from './tables.ts'

/**
 * What a person who has a program says of it; said again, it takes the place of what they said before. Throws `not_found`,
 * and `forbidden` to who does not have the program.
 */
export function createCreateReview(deps: ProgramDeps) {
  const { db, clock, showPicture } = deps
  return implementOnce(createReview, { pool: db.pool, clock }, async ({ body }, call, client) => {
    const viewer = signedIn(call)
    const { program, learner } = await getVisibleProgram(deps, body.program, viewer, client)
    if (!learner.enrollments.has(program.id)) throw new AppError('forbidden')
    const said = { rating: body.rating, text: body.text, writtenAt: new Date(clock.now()) }
    const rows = await drizzle(client)
      .insert(customerReviews)
      .values({ programId: program.id, userId: viewer.id, ...said })
      .onConflictDoUpdate({ target: [customerReviews.userId, customerReviews.programId], set: said })
      .returning()
    const [written] = await withAuthors(client, rows)
    if (!written) throw new AppError('not_signed_in')
    return presentReview(written, { viewer, language: call.language, showPicture })
  })
}
