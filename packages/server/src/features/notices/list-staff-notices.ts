import { listPageSize, type StaffNoticeRow } from '@prostuti/contract'
import { listStaffNotices } from '@prostuti/contract/notices/operations'
import { and, sql } from 'drizzle-orm'
import { dhakaDay } from '../../platform/dhaka-day.ts'
import { presentPage } from '../../platform/http/call/cursor.ts'
import { implement } from '../../platform/http/call/implement.ts'
import { type ListOrder, readPage } from '../../platform/http/call/keyset.ts'
import type { NoticeDeps } from './notice-deps.ts'

interface ListedRow extends Record<string, unknown>, Omit<StaffNoticeRow, 'count' | 'published_on' | 'state'> {
  readonly count: string | null
  readonly published_on: Date | string | null
  readonly place: string
  readonly key: string
}

/** Each row of the three tables, with a place that no other row of any of them has. A draft stands before all that has a day. */
const all = sql`(
  select kind, id::text, slug, title, count, published_on, date::text, revision, id * 3 + number as place,
         (case when published_on is null then 100000000000000 else 0 end
           + extract(epoch from coalesce(published_on, created_at)) * 1000)::bigint as key
    from (
      select 'seat_plan' as kind, 0 as number, id, slug, title, roll_count as count, exam_date as date, published_on, created_at, revision
        from seat_plans
      union all
      select 'result', 1, id, slug, title, numbers, null, published_on, created_at, revision from govt_results
      union all
      select 'notice', 2, id, slug, title, null, pinned_until, published_on, created_at, revision from notices
    ) as each
) as listed`

const draftsThenNewest: ListOrder<ListedRow, number> = {
  at: sql`key`,
  type: 'number',
  id: sql`place`,
  order: 'newest first',
  sortKeyOf: ({ key, place }) => ({ at: Number(key), id: Number(place) }),
}

/** All that staff look after: drafts, then what is to come, then the newest. */
export function createListStaffNotices({ db, clock }: NoticeDeps) {
  return implement(listStaffNotices, async ({ query }) => {
    const { page_size: pageSize = listPageSize, kind, search = '', ...pageQuery } = query
    const wanted = and(
      kind === undefined ? undefined : sql`kind = ${kind}`,
      search === '' ? undefined : sql`strpos(lower(title), lower(${search})) > 0`,
    )
    const where = (more: ReturnType<typeof and>) => and(sql`true`, wanted, more)
    const [{ rows, ...page }, counted] = await Promise.all([
      readPage({ pageSize, ...pageQuery }, draftsThenNewest, async part => {
        const order = sql.join(part.orderBy, sql`, `)
        const found = await db.orm.execute<ListedRow>(
          sql`select * from ${all} where ${where(part.where)} order by ${order} limit ${part.limit} offset ${part.offset}`,
        )
        return found.rows
      }),
      db.orm.execute<{ count: number }>(sql`select count(*)::int as count from ${all} where ${where(undefined)}`),
    ])
    const results = rows.map(row => present(row, clock.now()))
    return presentPage(listStaffNotices.path, query, { count: counted.rows[0]!.count, results, ...page })
  })
}

function present(row: ListedRow, now: number): StaffNoticeRow {
  const { kind, id, slug, title, date, revision } = row
  const published = row.published_on === null ? null : new Date(row.published_on)
  return {
    ...{ kind, id, slug, title, date, revision },
    count: row.count === null ? null : Number(row.count),
    published_on: published?.toISOString() ?? null,
    state: stateOf({ kind, date, published }, now),
  }
}

interface Dated extends Pick<StaffNoticeRow, 'kind' | 'date'> {
  readonly published: Date | null
}

function stateOf({ kind, date, published }: Dated, now: number): StaffNoticeRow['state'] {
  if (published === null) return 'draft'
  if (published.getTime() > now) return 'scheduled'
  return kind === 'seat_plan' && date !== null && date < dhakaDay(now) ? 'over' : 'published'
}
