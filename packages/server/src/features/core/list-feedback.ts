import { type Feedback, listPageSize } from '@prostuti/contract'
import { listFeedback } from '@prostuti/contract/core/operations'
import { count, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { presentPage } from '../../platform/http/call/cursor.ts'
import { implement } from '../../platform/http/call/implement.ts'
import { type ListOrder, readPage } from '../../platform/http/call/keyset.ts'
import { users } from '../../platform/people/tables.ts'
import { feedback } from './tables.ts'

interface FeedbackOfPerson {
  readonly said: typeof feedback.$inferSelect
  readonly name: string | null
}

const newest: ListOrder<FeedbackOfPerson> = {
  at: feedback.createdAt,
  id: feedback.id,
  order: 'newest first',
  sortKeyOf: ({ said }) => ({ at: said.createdAt, id: said.id }),
}

/** What people have said of us, for staff. */
export function createListFeedback({ db: { orm } }: { readonly db: Database }) {
  return implement(listFeedback, async ({ query }) => {
    const { page_size: pageSize = listPageSize, ...pageQuery } = query
    const [{ rows, ...page }, [all]] = await Promise.all([
      readPage({ pageSize, ...pageQuery }, newest, ({ where, orderBy, limit, offset }) =>
        orm
          .select({ said: feedback, name: users.name })
          .from(feedback)
          .leftJoin(users, eq(users.id, feedback.userId))
          .where(where)
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset),
      ),
      orm.select({ count: count() }).from(feedback),
    ])
    return presentPage(listFeedback.path, query, { count: all!.count, results: rows.map(present), ...page })
  })
}

function present({ said: { id, userId, category, rating, text, createdAt }, name }: FeedbackOfPerson): Feedback {
  const user = userId === null ? null : { id: String(userId), name: name ?? '' }
  return { id: String(id), at: createdAt.toISOString(), category, rating, text, user }
}
