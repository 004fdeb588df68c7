import type { District } from '@prostuti/contract'
import type { Pool } from 'pg'
import { enrolExaminees } from './enrol-examinees.ts'

/** Enough people for a list in one district, and too few in another. */
const said: readonly (readonly [district: District, people: number])[] = [
  ['rajshahi', 6],
  ['khulna', 4],
]

/**
 * Has the first generated examinees say where they live, and the six that they learn at the demo's partner, once that is registered.
 * What one of them has said already stays.
 */
export async function sayDistricts(pool: Pool): Promise<void> {
  const districts = said.flatMap(([district, people]) => Array.from({ length: people }, () => district))
  const people = await enrolExaminees(pool, districts.length)
  await pool.query(
    `insert into person_belongings as mine (user_id, district, centre_id)
     select user_id, district, (select id from partners where slug = 'demo' and district = $3)
       from unnest($1::bigint[], $2::text[]) as said (user_id, district)
     on conflict (user_id) do update set centre_id = excluded.centre_id
      where mine.centre_id is null and excluded.centre_id is not null`,
    [people.map(String), districts, said[0]![0]],
  )
}
