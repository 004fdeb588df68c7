import type { Pool } from 'pg'
import { idsOf } from './read-reports.ts'
import type { TalkPlace } from './talk-place.ts'

const window = 30 * 24 * 60 * 60 * 1000
/** More than so many are not told apart. */
const most = 100

/** How many others of the last 30 days say the same, by place. */
export async function countSameWords(
  pool: Pool,
  places: readonly TalkPlace[],
  now: number,
): Promise<ReadonlyMap<bigint, number>> {
  const { rows } = await pool.query<{ place: string; same: number }>({
    name: 'talk-same-words',
    text: `
      select asked.talk_id as place, (
        select count(*)::int from (
          (select 1 from posts p where p.words_hash = asked.words_hash and p.created_at > $3 and p.talk_id <> asked.talk_id limit ${most})
          union all
          (select 1 from comments c where c.words_hash = asked.words_hash and c.created_at > $3 and c.talk_id <> asked.talk_id limit ${most})
        ) others) as same
        from (select talk_id, words_hash from posts where id = any($1::bigint[])
              union all select talk_id, words_hash from comments where id = any($2::bigint[])) asked`,
    values: [idsOf(places, 0n), idsOf(places, 1n), new Date(now - window)],
  })
  return new Map(rows.map(({ place, same }) => [BigInt(place), same]))
}
