import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { instantText } from '../exam.ts'

/** So long Home shows a change of keys, in days. */
const shownDays = 14

/** So long the list of changed exams is believed, in milliseconds: it is nearly always empty. */
const freshMs = 2_000

/** Exams whose keys were changed lately, the newest change first; at most a hundred. */
export type FindChangedExams = (now: number) => Promise<readonly number[]>

export function createFindChangedExams(pool: Pool): FindChangedExams {
  const known = new LRUCache<'exams', Promise<number[]>>({ max: 1, ttl: freshMs })
  return now => {
    const found = known.get('exams') ?? read(pool, now)
    known.set('exams', found, { noUpdateTTL: true })
    found.catch(() => known.delete('exams'))
    return found
  }
}

async function read(pool: Pool, now: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>({
    name: 'changed-exams',
    text: `select exam_id as id from regrades
            where state = 'published' and changes <> '[]' and published_at > $1::timestamptz - interval '${shownDays} days'
            group by exam_id order by max(published_at) desc limit 100`,
    values: [instantText(now)],
  })
  return rows.map(({ id }) => id)
}
