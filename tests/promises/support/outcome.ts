import type { Database } from '@prostuti/server/platform/db/database'

/** What the database holds of an exam, no matter who was answered what. */
export interface Outcome {
  /** People with exactly one result. */
  readonly once: number
  /** People with more than one. */
  readonly doubled: number
  /** The sum of the distribution of marks, by which people are ranked. */
  readonly counted: number
  readonly stillOpen: number
}

export async function outcomeOf({ pool }: Pick<Database, 'pool'>, exam: number): Promise<Outcome> {
  const { rows } = await pool.query<Outcome>(
    `with each as (select user_id, count(*) from results where exam_id = $1 group by user_id)
     select (select count(*) from each where count = 1)::int as once,
            (select count(*) from each where count > 1)::int as doubled,
            (select coalesce(sum(count), 0) from exam_mark_counts where exam_id = $1)::int as counted,
            (select count(*) from attempts where exam_id = $1 and state = 1)::int as "stillOpen"`,
    [exam],
  )
  return rows[0]!
}
