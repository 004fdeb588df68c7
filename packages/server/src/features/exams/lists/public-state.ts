import type { Pool } from 'pg'
import type { Clock } from '../../../platform/db/clock.ts'
import type { PublicState } from '../../../platform/http/public-cache.ts'
import { approved, instantText } from '../exam.ts'

/** Reads the version of what visitors read, and when the next exam starts or ends. */
export function createReadPublicState(pool: Pool, clock: Pick<Clock, 'now'>): () => Promise<PublicState> {
  return async () => {
    const { rows } = await pool.query<{ version: string; changes_at: Date | null }>({
      name: 'public-state',
      text: `select (select version from public_content)::text as version,
                    least((select min(start_time) from exams where question_state = ${approved} and start_time > $1),
                          (select min(end_time) from exams where question_state = ${approved} and end_time > $1)) as changes_at`,
      values: [instantText(clock.now())],
    })
    const { version, changes_at: changesAt } = rows[0]!
    return { version, changesAt: changesAt?.getTime() ?? Number.POSITIVE_INFINITY }
  }
}
