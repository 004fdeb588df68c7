import type { Pool } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'
import { instantText, optionalInstant } from '../exam.ts'
import { attemptMode, attemptState } from '../tables/attempts.ts'
import {
  type AttemptKey,
  type AttemptRow,
  attemptColumns,
  attemptOf,
  readAttempts,
  type StoredAttempt,
} from './attempt-rows.ts'

/** An attempt that is about to begin; instants in milliseconds since 1970. */
export interface NewAttempt extends AttemptKey {
  readonly try: number
  readonly seed: number
  readonly paperVersion: number
  readonly joinedAt: number
  readonly deadline: number | null
  readonly settleAt: number | null
}

/**
 * Inserts attempts in one statement. Of parallel joins of one person the first wins and all get its row. A person who is being
 * merged or deleted is waited for, and gets none.
 */
export async function openAttempts(pool: Pool, items: readonly NewAttempt[]): Promise<(AttemptRow | AppError)[]> {
  const opened = new Map((await insert(pool, items)).map(row => [nameOf(row), row]))
  const missing = items.filter(item => !opened.has(nameOf(item)))
  const known = missing.length > 0 ? await readAttempts(pool, missing) : []
  for (const [index, item] of missing.entries()) {
    const row = known[index]
    if (row) opened.set(nameOf(item), row)
  }
  // Nobody's attempt is in the way of it: the person has been merged or deleted since the call came in.
  return items.map(item => opened.get(nameOf(item)) ?? new AppError('not_signed_in'))
}

/** Returns those that were not there before. */
async function insert(pool: Pool, items: readonly NewAttempt[]): Promise<AttemptRow[]> {
  const { rows } = await pool.query<StoredAttempt>({
    name: 'open-attempts',
    text: `with wanted as (
             select * from unnest($1::bigint[], $2::int[], $3::smallint[], $4::smallint[], $5::int[], $6::smallint[],
               $7::timestamptz[], $8::timestamptz[], $9::timestamptz[])
               as w (user_id, exam_id, mode, try, seed, paper_version, joined_at, deadline, settle_at)
           ), opened as (
             insert into attempts (user_id, exam_id, mode, try, state, seed, paper_version, joined_at, deadline, settle_at, sheet)
             select user_id, exam_id, mode, try, ${attemptState.open}, seed, paper_version, joined_at, deadline, settle_at, ''
               from (select * from wanted order by user_id, exam_id, mode, try) w
              cross join lateral (select from users where id = w.user_id and merged_into is null limit 1 for key share) u
             on conflict do nothing returning *
           )
           select ${attemptColumns} from opened a`,
    values: [
      items.map(item => String(item.userId)),
      items.map(item => item.examId),
      items.map(item => attemptMode[item.mode]),
      items.map(item => item.try),
      items.map(item => item.seed),
      items.map(item => item.paperVersion),
      items.map(item => instantText(item.joinedAt)),
      items.map(item => optionalInstant(item.deadline)),
      items.map(item => optionalInstant(item.settleAt)),
    ],
  })
  return rows.map(attemptOf)
}

function nameOf(attempt: AttemptKey & { try: number }): string {
  return `${attempt.userId} ${attempt.examId} ${attempt.mode} ${attempt.try}`
}
