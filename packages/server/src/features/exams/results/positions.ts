import type { Pool } from 'pg'
import { createBatcher } from '../../../platform/db/batcher.ts'

/** Marks in thousandths, in one exam, mode (as it is stored) and version. */
export interface Ranked {
  readonly exam: number
  readonly mode: number
  readonly version: number
  readonly marks: number
}

/** A competition rank among so many. */
export interface Position {
  readonly position: number
  readonly total: number
}

/** The rank of each, in one statement and from the distribution of marks alone; null for what is unranked. */
export async function positionsOf(pool: Pool, asked: readonly (Ranked | null)[]): Promise<(Position | null)[]> {
  const ranked = asked.flatMap((each, ordinal) => (each ? { ...each, ordinal } : []))
  const positions: (Position | null)[] = asked.map(() => null)
  if (ranked.length === 0) return positions
  const { rows } = await pool.query<Position & { ordinal: number }>({
    name: 'positions',
    text: `select w.ordinal, (coalesce(sum(c.count) filter (where c.marks > w.marks), 0) + 1)::int as position,
                  coalesce(sum(c.count), 0)::int as total
             from unnest($1::int[], $2::int[], $3::smallint[], $4::smallint[], $5::int[])
               as w (ordinal, exam_id, mode, version, marks)
             left join exam_mark_counts c
               on c.exam_id = w.exam_id and c.mode = w.mode and c.version = w.version
            group by w.ordinal`,
    values: [
      ranked.map(each => each.ordinal),
      ranked.map(each => each.exam),
      ranked.map(each => each.mode),
      ranked.map(each => each.version),
      ranked.map(each => each.marks),
    ],
  })
  for (const { ordinal, ...position } of rows) positions[ordinal] = position
  return positions
}

/** The rank of one. Those asked for at once share a statement. */
export type FindPosition = (ranked: Ranked) => Promise<Position | null>

export function createFindPosition(pool: Pool): FindPosition {
  return createBatcher<Ranked, Position | null>(asked => positionsOf(pool, asked), { maxItems: 64, maxInFlight: 2 })
}
