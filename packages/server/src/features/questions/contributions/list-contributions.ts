import { type ContributionItem, type Language, listPageSize } from '@prostuti/contract'
import { getContribution, listContributions } from '@prostuti/contract/questions/operations'
import { and, eq, sql } from 'drizzle-orm'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { type ListOrder, readPage } from '../../../platform/http/call/keyset.ts'
import { readableText } from '../rendering/readable-text.ts'
import { renderRichText } from '../rendering/render-question.ts'
import { contributions } from '../tables/contributions.ts'
import type { ContributionDeps } from './contribution-deps.ts'
import { type FoundContribution, selectContributions } from './contribution-rows.ts'
import { openContribution } from './contribution-words.ts'
import { readStaffContribution } from './staff-contribution.ts'

const byTime = (order: ListOrder<FoundContribution>['order']): ListOrder<FoundContribution> => ({
  at: contributions.createdAt,
  id: contributions.id,
  order,
  sortKeyOf: ({ row }) => ({ at: row.createdAt, id: row.id }),
})

/** The staff's queue of what members offer, and one of it with its checks. */
export function createListContributions({ db, clock }: ContributionDeps): Implementation[] {
  const { orm } = db
  return [
    implement(listContributions, async ({ query }, { language }) => {
      const { page_size: pageSize = listPageSize, state = 'waiting', ...walk } = query
      const wanted = eq(contributions.state, state)
      const order = byTime(state === 'waiting' ? 'oldest first' : 'newest first')
      const since = new Date(clock.now() - 30 * 24 * 60 * 60 * 1000).toISOString()
      const [page, [counts]] = await Promise.all([
        readPage({ pageSize, ...walk }, order, ({ where, orderBy, limit, offset }) =>
          selectContributions(orm)
            .where(and(wanted, where))
            .orderBy(...orderBy)
            .limit(limit)
            .offset(offset),
        ),
        orm
          .select({
            count: sql<number>`count(*) filter (where ${wanted})::int`,
            waiting: sql<number>`count(*) filter (where ${contributions.state} = 'waiting')::int`,
            offered: sql<number>`count(*) filter (where ${contributions.createdAt} > ${since}::timestamptz)::int`,
            taken: sql<number>`count(*) filter (where ${contributions.state} = 'taken' and ${contributions.decidedAt} > ${since}::timestamptz)::int`,
          })
          .from(contributions),
      ])
      const { waiting, offered, taken, count } = counts!
      const results = page.rows.map(each => presentItem(each, language))
      return {
        ...presentPage(listContributions.path, query, { ...page, count, results }),
        ...{ waiting, recent: { offered, taken } },
      }
    }),
    implement(getContribution, ({ params }, { language }) => readStaffContribution(db.pool, params.id, language)),
  ]
}

function presentItem({ row, writer }: FoundContribution, language: Language): ContributionItem {
  const { question } = openContribution(row).now
  return {
    id: String(row.id),
    text: readableText(renderRichText((language === 'en' && question.en) || question.bn)),
    state: row.state,
    writer: writer ?? '',
    sheet: row.sheetId === null ? null : String(row.sheetId),
    similarity: row.similarity,
    created_at: row.createdAt.toISOString(),
  }
}
