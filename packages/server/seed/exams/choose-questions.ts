import type { Database } from '../../src/db/database.ts'
import { type Slot, slotName } from './slots.ts'

/**
 * The questions of one slot: for each subject first one of every kind, then a second. What people wrote is a kind of its
 * own, what a generator made shares one, and a passage stays whole. Which come first differs from slot to slot, and is
 * the same for every process that asks.
 */
export async function chooseQuestions(db: Database, slot: Slot): Promise<bigint[]> {
  const subjects = Object.entries(slot.template.questions)
  const chosen = await Promise.all(subjects.map(([subject, count]) => chooseFrom(db, slotName(slot), subject, count)))
  return chosen.flat()
}

async function chooseFrom({ pool }: Database, slot: string, subject: string, count: number): Promise<bigint[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with candidates as (
       select q.id, q.slug, q.passage_id,
              coalesce('passage ' || q.passage_id, regexp_replace(q.slug, '-[0-9a-f]{10}$', '')) as kind
         from questions q join categories c on c.id = q.category_id
        where c.slug = $2
     ), dealt as (
       select id, slug, md5($1 || kind) as chance,
              case when passage_id is null
                   then row_number() over (partition by kind order by md5($1 || slug)) else 1 end as round
         from candidates
     )
     select id from dealt order by round, chance, slug limit $3`,
    [slot, subject, count],
  )
  return rows.map(row => BigInt(row.id))
}
