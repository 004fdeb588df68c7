import type { Pool } from 'pg'

/** Marks in thousandths, in one exam, mode (as it is stored) and version. */
export interface Ranked {
  readonly exam: number
  readonly mode: number
  readonly version: number
  readonly marks: number
}

/** The competition rank of each, in one statement and from the distribution of marks alone; −1 for what is unranked. */
export async function positionsOf(pool: Pool, asked: readonly (Ranked | null)[]): Promise<number[]> {
  const ranked = asked.flatMap((each, place) => (each ? { ...each, place } : []))
  const positions = asked.map(() => -1)
  if (ranked.length === 0) return positions
  const { rows } = await pool.query<{ place: number; position: number }>({
    name: 'positions',
    text: `select w.place, (select coalesce(sum(c.count), 0)::int + 1 from exam_mark_counts c
                             where c.exam_id = w.exam_id and c.mode = w.mode and c.version = w.version
                               and c.marks > w.marks) as position
             from unnest($1::int[], $2::int[], $3::smallint[], $4::smallint[], $5::int[])
               as w (place, exam_id, mode, version, marks)`,
    values: [
      ranked.map(each => each.place),
      ranked.map(each => each.exam),
      ranked.map(each => each.mode),
      ranked.map(each => each.version),
      ranked.map(each => each.marks),
    ],
  })
  for (const { place, position } of rows) positions[place] = position
  return positions
}
