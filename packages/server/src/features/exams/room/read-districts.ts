import type { District, DistrictTrouble } from '@prostuti/contract'
import type { Pool } from 'pg'
import { instantText } from '../exam.ts'
import { isOpenLive, isUnsent, quietMs } from './room-figures.ts'

/** A district with fewer people is not named: one could guess who they are. */
const fewest = 5

/** Open sheets of whom nothing comes, by district, the one with most first; those that are not named come last, as one. */
export async function readDistricts(pool: Pool, exam: number, now: number): Promise<DistrictTrouble[]> {
  const { rows } = await pool.query<{ district: District | null; people: number; heard: number }>({
    name: 'room-districts',
    text: `with quiet as (
             select b.district, count(*)::int as people, max(coalesce(a.heard_at, a.joined_at)) as heard
               from attempts a left join person_belongings b on b.user_id = a.user_id
              where a.exam_id = $1 and ${isOpenLive} and ${isUnsent} group by b.district
           )
           select case when people >= ${fewest} then district end as district, sum(people)::int as people,
                  round(date_part('epoch', max(heard)) * 1000) as heard
             from quiet group by 1 order by 1 is null, 2 desc, 1`,
    values: [exam, new Date(now), new Date(now - quietMs)],
  })
  return rows.map(({ district, people, heard }) => ({ district, people, last_heard: instantText(heard) }))
}
