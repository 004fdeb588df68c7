import { listPageSize } from '@prostuti/contract'
import { listMyContributions, withdrawContribution } from '@prostuti/contract/questions/operations'
import { and, count, eq, sql } from 'drizzle-orm'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { type ListOrder, readPage } from '../../../platform/http/call/keyset.ts'
import { contributions } from '../tables/contributions.ts'
import type { ContributionDeps } from './contribution-deps.ts'
import { type FoundContribution, selectContributions } from './contribution-rows.ts'
import { presentContribution } from './present-contribution.ts'

const newest: ListOrder<FoundContribution> = {
  at: contributions.createdAt,
  id: contributions.id,
  order: 'newest first',
  sortKeyOf: ({ row }) => ({ at: row.createdAt, id: row.id }),
}

/** What one has offered: what became of it, and taking back what still waits. */
export function createMyContributions({ db: { orm } }: ContributionDeps): Implementation[] {
  return [
    implement(listMyContributions, async ({ query }, call) => {
      const { page_size: pageSize = listPageSize, ...walk } = query
      const mine = eq(contributions.userId, signedIn(call).id)
      const [page, [all]] = await Promise.all([
        readPage({ pageSize, ...walk }, newest, ({ where, orderBy, limit, offset }) =>
          selectContributions(orm)
            .where(and(mine, where))
            .orderBy(...orderBy)
            .limit(limit)
            .offset(offset),
        ),
        orm.select({ count: count() }).from(contributions).where(mine),
      ])
      const results = page.rows.map(each => presentContribution(each, call.language))
      return presentPage(listMyContributions.path, query, { ...page, count: all!.count, results })
    }),
    implement(withdrawContribution, async ({ params }, call) => {
      const mine = and(sql`${contributions.id} = ${params.id}::bigint`, eq(contributions.userId, signedIn(call).id))
      const [withdrawn] = await orm
        .update(contributions)
        .set({ state: 'withdrawn', revision: sql`${contributions.revision} + 1` })
        .where(and(mine, eq(contributions.state, 'waiting')))
        .returning({ id: contributions.id })
      if (withdrawn) return
      const [there] = await orm.select({ state: contributions.state }).from(contributions).where(mine)
      if (!there) throw new AppError('not_found')
      if (there.state !== 'withdrawn') throw new AppError('conflict')
    }),
  ]
}
