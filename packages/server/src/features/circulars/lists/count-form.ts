import type { CircularFilters, CircularForm } from '@prostuti/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { CircularDeps } from '../circular-deps.ts'
import { isOpen } from '../public-circulars.ts'
import { circulars } from '../tables/circulars.ts'
import { deadlineCondition, filterParts } from './circular-filter.ts'

/** Open circulars by what the filters offer. */
export interface FormCounts {
  readonly count: number
  readonly undated: number
  readonly category: ReadonlyMap<string, number>
  readonly employment: ReadonlyMap<string, number>
  /** Every district that an open circular has, whatever the filters. */
  readonly district: ReadonlyMap<string, number>
  readonly lifted: CircularForm['lifted']
}

type Lifted = CircularForm['lifted'][number]['filter']
type Conditions = Readonly<Record<'search' | 'category' | 'employment_status' | 'district' | 'deadline', SQL>>

interface CountRow {
  readonly of: 'all' | 'category' | 'employment' | 'district' | `without ${Lifted}`
  readonly id: string
  readonly count: number
}

/** Which filters hold is found once for each open circular; every number counts over that. */
export async function countForm({ readDb, clock }: CircularDeps, filters: CircularFilters): Promise<FormCounts> {
  const parts = filterParts(filters)
  const holds = (part: SQL | undefined) => part ?? sql`true`
  const lifts = liftedFilters(filters)
  const { rows } = await readDb.orm.execute<CountRow & Record<string, unknown>>(sql`
    with open as materialized (
      select ${circulars.category} as category, ${circulars.employmentStatus} as statuses, ${circulars.district} as district,
             ${circulars.deadline} is null as undated,
             ${holds(parts.search)} as search, ${holds(parts.category)} as in_category,
             ${holds(parts.employment_status)} as in_statuses, ${holds(parts.district)} as in_district,
             coalesce(${holds(parts.deadline)}, false) as in_days,
             coalesce(${holds(deadlineCondition({ null_deadline: filters.null_deadline }))}, false) as without_range,
             coalesce(${holds(deadlineCondition({ ...filters, null_deadline: undefined }))}, false) as without_undated
        from ${circulars} where ${isOpen(clock.now())})
    select 'all' as of, undated::text as id, count(*)::int as count from open where ${under()} group by undated
    union all
    select 'category', category, count(*)::int from open where ${under({ category: sql`true` })} group by category
    union all
    select 'employment', status, count(*)::int from open, unnest(statuses) as status
     where ${under({ employment_status: sql`true` })} group by status
    union all
    select 'district', district, count(*) filter (where ${under({ district: sql`true` })})::int
      from open where district is not null group by district
    ${sql.join(
      lifts.map(
        filter =>
          sql`union all select ${`without ${filter}`}, '', count(*)::int from open where ${under(liftedParts[filter])}`,
      ),
      sql` `,
    )}`)
  const of = (name: CountRow['of']) => rows.filter(row => row.of === name)
  const counts = (name: CountRow['of']) => new Map(of(name).map(({ id, count }) => [id, count]))
  const all = counts('all')
  return {
    count: (all.get('true') ?? 0) + (all.get('false') ?? 0),
    undated: all.get('true') ?? 0,
    ...{ category: counts('category'), employment: counts('employment'), district: counts('district') },
    lifted: lifts.map(filter => ({ filter, count: of(`without ${filter}`)[0]?.count ?? 0 })),
  }
}

const usual: Conditions = {
  search: sql`search`,
  category: sql`in_category`,
  employment_status: sql`in_statuses`,
  district: sql`in_district`,
  deadline: sql`in_days`,
}

/** All filters, with these in place of their own. */
function under(changed: Partial<Conditions> = {}): SQL {
  return sql.join(Object.values({ ...usual, ...changed }), sql` and `)
}

const liftedParts: Readonly<Record<Lifted, Partial<Conditions>>> = {
  search: { search: sql`true` },
  category: { category: sql`true` },
  employment_status: { employment_status: sql`true` },
  district: { district: sql`true` },
  deadline: { deadline: sql`without_range` },
  null_deadline: { deadline: sql`without_undated` },
}

/** The filters that are set. */
function liftedFilters(filters: CircularFilters): Lifted[] {
  const { search, category, employment_status: statuses, district, date_l, date_r, null_deadline } = filters
  const isSet: Readonly<Record<Lifted, boolean>> = {
    search: Boolean(search),
    category: Boolean(category?.length),
    employment_status: Boolean(statuses?.length),
    district: district !== undefined,
    deadline: date_l !== undefined || date_r !== undefined,
    null_deadline: null_deadline !== undefined,
  }
  return (Object.keys(isSet) as Lifted[]).filter(filter => isSet[filter])
}
