import type { ReadingPlace } from '@prostuti/contract'
import type { StudyDeps } from '../study-deps.ts'

/** Where a learner stopped in each topic that they have read, the newest first. */
export async function readReadingPlaces({ db }: Pick<StudyDeps, 'db'>, person: bigint): Promise<ReadingPlace[]> {
  const { rows } = await db.pool.query<ReadingPlace>({
    name: 'reading-places',
    text: `select category_id::text as topic, last_ordinal as last, furthest_ordinal as furthest
             from reading_places where user_id = $1 order by at desc, category_id`,
    values: [String(person)],
  })
  return rows
}
