import { listPageSize } from '@prostuti/contract'
import { listMyContributedSheets } from '@prostuti/contract/questions/operations'
import { and, count, eq, getTableColumns } from 'drizzle-orm'
import { signedIn } from '../../../../platform/http/call/call.ts'
import { presentPage } from '../../../../platform/http/call/cursor.ts'
import { implement } from '../../../../platform/http/call/implement.ts'
import { type ListOrder, readPage } from '../../../../platform/http/call/keyset.ts'
import { contributionSheets } from '../../tables/contributions.ts'
import type { ContributionDeps } from '../contribution-deps.ts'
import { presentSheet } from './present-sheet.ts'

const { file: _, ...columns } = getTableColumns(contributionSheets)

const newest: ListOrder<Omit<typeof contributionSheets.$inferSelect, 'file'>> = {
  at: contributionSheets.createdAt,
  id: contributionSheets.id,
  order: 'newest first',
  sortKeyOf: ({ createdAt, id }) => ({ at: createdAt, id }),
}

/** Sheets that one has offered, and which of their rows could not be read. */
export function createListMySheets({ db: { orm } }: ContributionDeps) {
  return implement(listMyContributedSheets, async ({ query }, call) => {
    const { page_size: pageSize = listPageSize, ...walk } = query
    const mine = eq(contributionSheets.userId, signedIn(call).id)
    const [page, [all]] = await Promise.all([
      readPage({ pageSize, ...walk }, newest, ({ where, orderBy, limit, offset }) =>
        orm
          .select(columns)
          .from(contributionSheets)
          .where(and(mine, where))
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset),
      ),
      orm.select({ count: count() }).from(contributionSheets).where(mine),
    ])
    const results = page.rows.map(row => presentSheet(row, call.language))
    return presentPage(listMyContributedSheets.path, query, { ...page, count: all!.count, results })
  })
}
