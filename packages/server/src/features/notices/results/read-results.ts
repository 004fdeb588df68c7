import { type GovtResult, listPageSize, type ParsedPart } from '@prostuti/contract'
import { getGovtResult, listGovtResults } from '@prostuti/contract/notices/operations'
import { and, count, eq, getTableColumns, lte } from 'drizzle-orm'
import { AppError } from '../../../platform/errors/app-error.ts'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { type Implementation, implementShared } from '../../../platform/http/call/implement.ts'
import { type ListOrder, readPage } from '../../../platform/http/call/keyset.ts'
import { readFileRow } from '../files/read-file.ts'
import { type NoticeDeps, shortly } from '../notice-deps.ts'
import { govtResults } from '../tables/govt-results.ts'
import { presentCard, presentResult, type ResultRow } from './present-result.ts'

type Query = ParsedPart<'notices.listGovtResults', 'query'>

const { body: _, html: __, ...cardColumns } = getTableColumns(govtResults)

const newest: ListOrder<Omit<ResultRow, 'body' | 'html'>> = {
  at: govtResults.publishedOn,
  id: govtResults.id,
  order: 'newest first',
  sortKeyOf: ({ publishedOn, id }) => ({ at: publishedOn!, id }),
}

/** Published ones, the newest first. */
export async function resultPage({ db, clock }: NoticeDeps, query: Query) {
  const { page_size: pageSize = listPageSize, ...pageQuery } = query
  const now = clock.now()
  const wanted = lte(govtResults.publishedOn, new Date(now))
  const [{ rows, ...page }, [all]] = await Promise.all([
    readPage({ pageSize, ...pageQuery }, newest, ({ where, orderBy, limit, offset }) =>
      db.orm
        .select(cardColumns)
        .from(govtResults)
        .where(and(wanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    ),
    db.orm.select({ count: count() }).from(govtResults).where(wanted),
  ])
  const results = rows.map(row => presentCard(row, now))
  return presentPage(listGovtResults.path, query, { count: all!.count, results, ...page })
}

/** A published one; null for another. */
export async function findResult({ db, clock }: NoticeDeps, slug: string): Promise<GovtResult | null> {
  const now = clock.now()
  const [row] = await db.orm
    .select()
    .from(govtResults)
    .where(and(eq(govtResults.slug, slug), lte(govtResults.publishedOn, new Date(now))))
  return row ? presentResult(row, await readFileRow(db.orm, row.fileId), now) : null
}

/** The list, and one by itself, which throws `not_found`. */
export function createReadResults(deps: NoticeDeps): Implementation[] {
  return [
    implementShared(listGovtResults, shortly, ({ query }) => resultPage(deps, query)),
    implementShared(getGovtResult, shortly, async ({ params }) => {
      const found = await findResult(deps, params.slug)
      if (!found) throw new AppError('not_found')
      return found
    }),
  ]
}
