import { listPageSize, type ParsedPart } from '@prostuti/contract'
import { listSeatPlans } from '@prostuti/contract/notices/operations'
import { and, count, getTableColumns, gte, lt, lte, sql } from 'drizzle-orm'
import { dhakaDay } from '../../../platform/dhaka-day.ts'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { implementShared } from '../../../platform/http/call/implement.ts'
import { type ListOrder, readPage } from '../../../platform/http/call/keyset.ts'
import { type NoticeDeps, shortly } from '../notice-deps.ts'
import { seatPlans } from '../tables/seat-plans.ts'
import { presentCard, type SeatPlanCardRow } from './present-seat-plan.ts'

type Query = ParsedPart<'notices.listSeatPlans', 'query'>

const { ranges: _, body: __, html: ___, ...cardColumns } = getTableColumns(seatPlans)

/** By the exam's day and time; one without a time comes first on its day. */
const byExam = (order: ListOrder<SeatPlanCardRow>['order']): ListOrder<SeatPlanCardRow, string> => ({
  at: sql`(${seatPlans.examDate}::text || coalesce(${seatPlans.examTime}, ''))`,
  type: 'text',
  id: seatPlans.id,
  order,
  sortKeyOf: ({ examDate, examTime, id }) => ({ at: `${examDate}${examTime ?? ''}`, id }),
})

/** Exams of today in Dhaka and later, the nearest first, or those before, the newest first. */
export async function seatPlanPage({ db, clock }: NoticeDeps, query: Query) {
  const { page_size: pageSize = listPageSize, past = false, ...pageQuery } = query
  const now = clock.now()
  const today = dhakaDay(now)
  const wanted = and(
    lte(seatPlans.publishedOn, new Date(now)),
    past ? lt(seatPlans.examDate, today) : gte(seatPlans.examDate, today),
  )
  const list = byExam(past ? 'newest first' : 'oldest first')
  const [{ rows, ...page }, [all]] = await Promise.all([
    readPage({ pageSize, ...pageQuery }, list, ({ where, orderBy, limit, offset }) =>
      db.orm
        .select(cardColumns)
        .from(seatPlans)
        .where(and(wanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    ),
    db.orm.select({ count: count() }).from(seatPlans).where(wanted),
  ])
  const results = rows.map(row => presentCard(row, now))
  return presentPage(listSeatPlans.path, query, { count: all!.count, results, ...page })
}

export function createListSeatPlans(deps: NoticeDeps) {
  return implementShared(listSeatPlans, shortly, ({ query }) => seatPlanPage(deps, query))
}
