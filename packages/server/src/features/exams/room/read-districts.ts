import type { District, DistrictTrouble } from '@prostuti/contract'
import type { Pool } from 'pg'
import { instantText } from '../exam.ts'
import { isOpenLive, isUnsent, quietMs } from './room-figures.ts'

/** A district with fewer people is not named: one could guess who they are. */
const fewest = 5

/** Open sheets of whom nothing comes, by district, the one with most first; those that are not named come last, as one. */
export async function readDistricts(pool: Pool, exam: number, now: number): Promise<DistrictTrouble[]> {
  const { rows } = await pool.query<{ district: District | null; people: number; drafts: number; heard: number }>({
    name: 'room-districts',
    text: `with quiet as (
             select b.district, count(*)::int as people, count(a.heard_at)::int as drafts, max(coalesce(a.heard_at, a.joined_at)) as heard
               from attempts a left join person_belongings b on b.user_id = a.user_id
              where a.exam_id = $1 and ${isOpenLive} and ${isUnsent} group by b.district
           )
           select * from (
             select case when people >= ${fewest} then district end as district, sum(people)::int as people, sum(drafts)::int as drafts,
                    round(date_part('epoch', max(heard)) * 1000) as heard
               from quiet group by 1
           ) as named order by named.district is null, named.people desc, named.district`,
    values: [exam, new Date(now), new Date(now - quietMs)],
  })
  return rows.map(({ district, people, drafts, heard }) => ({
    district,
    people,
    drafts,
    last_heard: instantText(heard),
  }))
}
