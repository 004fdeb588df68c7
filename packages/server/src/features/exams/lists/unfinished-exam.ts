import type { Pool } from 'pg'
import { createBatcher } from '../../../platform/db/batcher.ts'
import type { Clock } from '../../../platform/db/clock.ts'
import { instantText } from '../exam.ts'
import { attemptMode, attemptState } from '../tables/attempts.ts'

export interface Unfinished {
  /** The live exam that a learner has begun and whose time is not over, the one that ends first. */
  readonly live: { readonly exam: number; readonly deadline: Date } | null
  /** The exam whose try in the archive they have begun last and not handed in. */
  readonly archived: number | null
}

export type FindUnfinished = (userId: bigint) => Promise<Unfinished>

const query = {
  name: 'unfinished-exams',
  text: `select w.ordinal::int, live.exam_id, live.deadline, past.exam_id as archived
           from unnest($1::bigint[]) with ordinality as w (id, ordinal)
           left join lateral (select exam_id, deadline from attempts
                                where user_id = w.id and mode = ${attemptMode.live} and state = ${attemptState.open}
                                  and deadline > $2
                                order by deadline limit 1) live on true
           left join lateral (select exam_id from attempts
                                where user_id = w.id and mode = ${attemptMode.archive} and state = ${attemptState.open}
                                order by joined_at desc, exam_id desc limit 1) past on true`,
}

/** Many people's questions share a statement. */
export function createFindUnfinished(pool: Pool, clock: Pick<Clock, 'now'>): FindUnfinished {
  return createBatcher<bigint, Unfinished>(
    async people => {
      const values = [people.map(String), instantText(clock.now())]
      const { rows } = await pool.query<UnfinishedRow>({ ...query, values })
      const found = new Map(rows.map(row => [row.ordinal, row]))
      return people.map((_, index) => unfinishedOf(found.get(index + 1)!))
    },
    { maxItems: 128, maxInFlight: 2 },
  )
}

interface UnfinishedRow {
  readonly ordinal: number
  readonly exam_id: number | null
  readonly deadline: Date | null
  readonly archived: number | null
}

const unfinishedOf = ({ exam_id: exam, deadline, archived }: UnfinishedRow): Unfinished => ({
  live: exam === null || deadline === null ? null : { exam, deadline },
  archived,
})
