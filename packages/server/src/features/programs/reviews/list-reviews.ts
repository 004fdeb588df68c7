import { listPageSize } from '@prostuti/contract'
import { listReviews } from '@prostuti/contract/programs/operations'
import { and, count, eq } from 'drizzle-orm'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { implementShared } from '../../../platform/http/call/implement.ts'
import { type ListOrder, readPage } from '../../../platform/http/call/keyset.ts'
import { getVisibleProgram } from '../find-program.ts'
import type { ProgramDeps } from '../program-deps.ts'
import { presentReview, shownTo, withAuthors } from './read-reviews.ts'
import { customerReviews } from './tables.ts'

export const newest: ListOrder<typeof customerReviews.$inferSelect> = {
  at: customerReviews.writtenAt,
  id: customerReviews.id,
  order: 'newest first',
  sortKeyOf: ({ writtenAt, id }) => ({ at: writtenAt, id }),
}

/** What people say of a program, newest first. Throws `not_found`. */
export function createListReviews(deps: ProgramDeps) {
  const { db, showPicture } = deps
  return implementShared(listReviews, { maxAgeMs: 5_000 }, async ({ query }, { viewer, language }) => {
    const { page_size: pageSize = listPageSize, program: id, ...pageQuery } = query
    const { program } = await getVisibleProgram(deps, id, viewer)
    const ofProgram = and(eq(customerReviews.programId, program.id), shownTo(viewer))
    const [{ rows, ...page }, [all]] = await Promise.all([
      readPage({ pageSize, ...pageQuery }, newest, ({ where, orderBy, limit, offset }) =>
        db.orm
          .select()
          .from(customerReviews)
          .where(and(ofProgram, where))
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset),
      ),
      db.orm.select({ count: count() }).from(customerReviews).where(ofProgram),
    ])
    const authored = await withAuthors(db.pool, rows)
    const results = authored.map(each => presentReview(each, { viewer, language, showPicture }))
    return presentPage('exam/v5/customer-review-list-create/', query, { count: all!.count, results, ...page })
  })
}
