import type { PoolClient } from 'pg'
import { attemptMode, attemptState } from '../tables/attempts.ts'

export interface ExtraTime {
  readonly examId: number
  readonly extraMs: number
  /** Null: everybody. */
  readonly user: string | null
}

/** How many open sheets have more time now, and the latest deadline among them; null where there is none. */
export interface MovedDeadlines {
  readonly extended: number
  readonly deadline: Date | null
}

/**
 * Moves the deadlines of open sheets of the live exam, locked in the order in which drafts lock them. Their revision is raised
 * too: a process about to close one by the old deadline finds it changed.
 */
export async function moveDeadlines(client: PoolClient, { examId, extraMs, user }: ExtraTime): Promise<MovedDeadlines> {
  const { rows } = await client.query<MovedDeadlines>(
    `with opened as (
       select user_id, exam_id, mode, try from attempts
        where exam_id = $1 and mode = ${attemptMode.live} and state = ${attemptState.open}
          and ($3::bigint is null or user_id = $3)
        order by user_id, exam_id, mode, try for update
     ), moved as (
       update attempts a set deadline = a.deadline + $2::int * interval '1 millisecond',
                             settle_at = a.settle_at + $2::int * interval '1 millisecond', sheet_revision = a.sheet_revision + 1
         from opened o
        where a.user_id = o.user_id and a.exam_id = o.exam_id and a.mode = o.mode and a.try = o.try
       returning a.deadline
     )
     select count(*)::int as extended, max(deadline) as deadline from moved`,
    [examId, extraMs, user],
  )
  return rows[0]!
}
