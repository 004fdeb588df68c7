import type { District } from '@prostuti/contract'
import type { Pool } from 'pg'
import { enrolExaminees } from './enrol-examinees.ts'

/** Enough people for a list in one district, and too few in another. */
const said: readonly (readonly [district: District, people: number])[] = [
  ['rajshahi', 6],
  ['khulna', 3],
]

/**
 * Has the first generated examinees say where they live, and the six that they learn at the demo's partner, once that is registered.
 * Tanvir is the fourth of the other one. What one of them has said already stays.
 */
export async function sayDistricts(pool: Pool, issuer: string): Promise<void> {
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
  await pool.query(
    `insert into person_belongings (user_id, district)
     select user_id, $2 from identities where issuer = $1 and subject = 'sandbox-premium' on conflict do nothing`,
    [issuer, said[1]![0]],
  )
}
