import type { PoolClient } from 'pg'

/** What counts as the median until there are enough answers, in milliseconds: what a practice gives a question. */
export const usualMs = 45_000

/**
 * A person's own median time of an answer by day: of the last 200 before that day, so that it does not matter in which order the
 * answers of a day come in.
 */
export async function readMedians(
  client: PoolClient,
  person: bigint,
  days: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ day: string; median: number | null }>({
    name: 'median-times',
    text: `select d.day::text, m.median
             from unnest($2::date[]) as d (day)
             left join lateral (
               select percentile_disc(0.5) within group (order by t.spent_ms) as median
                 from (select spent_ms from answer_log
                        where user_id = $1 and day < d.day and spent_ms is not null
                        order by day desc, at desc limit 200) t
               having count(*) >= 20
             ) m on true`,
    values: [String(person), [...new Set(days)]],
  })
  return new Map(rows.map(({ day, median }) => [day, median ?? usualMs]))
}
