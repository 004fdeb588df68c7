import type { PoolClient } from 'pg'
import { isDatabaseAway } from '../../../platform/db/database-away.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Merging, TakenByBoth } from '../../../platform/people/person-rules.ts'
import type { AttemptDeps } from '../exam-deps.ts'
import { attemptMode, attemptState } from '../tables/attempts.ts'
import { attemptColumns, attemptOf, type StoredAttempt } from './attempt-rows.ts'
import type { Closing } from './close-attempt.ts'
import { createClosingOf } from './closing-of.ts'

/**
 * Whether a live attempt of one of these people is open. Their attempts stay as they are until the transaction ends, and no
 * exam that one of them has sat becomes final or is regraded meanwhile: publishing takes the exam's row too.
 */
export async function hasLiveAttempt(client: PoolClient, people: readonly bigint[]): Promise<boolean> {
  const values = [people.map(String)]
  await client.query(
    `select 1 from exams where id in (select exam_id from attempts where user_id = any($1))
      order by id for share`,
    values,
  )
  const { rows } = await client.query<{ mode: number; state: number }>(
    `select mode, state from attempts where user_id = any($1) order by user_id, exam_id, mode, try for update`,
    values,
  )
  return rows.some(row => row.mode === attemptMode.live && row.state === attemptState.open)
}

/** Closes open attempts of the archive as they stand, as settling would. One whose exam is gone stays open. */
export async function closeArchiveAttempts(
  deps: AttemptDeps,
  client: PoolClient,
  people: readonly bigint[],
): Promise<void> {
  const { rows } = await client.query<StoredAttempt>(
    `select ${attemptColumns} from attempts a
      where a.user_id = any($1) and a.state = ${attemptState.open} and a.mode = ${attemptMode.archive}`,
    [people.map(String)],
  )
  const now = await deps.clock.confirm(client)
  const closingOf = createClosingOf(deps, client)
  const closings: Closing[] = []
  for (const row of rows.map(attemptOf)) {
    const closing = await closingOf(row, now).catch(error => {
      if (isDatabaseAway(error)) throw error
      deps.log.error({ err: error, exam: row.examId }, 'an attempt of a person who leaves could not be closed')
      return null
    })
    if (closing) closings.push(closing)
  }
  await deps.attempts.close(client, deps.receipts, closings)
}

/** The exams whose attempts have stayed with an anonymous person, for the account had taken them as well. */
export async function findTakenByBoth(client: PoolClient, { from }: Merging): Promise<TakenByBoth[]> {
  const { rows } = await client.query<{ exam: string; is_live: boolean }>(
    `select distinct exam_id::text as exam, mode = ${attemptMode.live} as is_live from attempts where user_id = $1 order by 1, 2`,
    [String(from)],
  )
  return rows.map(({ exam, is_live: isLive }) => ({ exam, state: isLive ? 'live' : 'archive' }))
}

/** Why a person has no attempt: they never joined, or the session of this call has ended with their merge or deletion. */
export async function reasonForNoAttempt({ db }: Pick<AttemptDeps, 'db'>, person: bigint): Promise<AppError> {
  const { rowCount } = await db.pool.query({
    name: 'is-still-there',
    text: 'select 1 from users where id = $1 and merged_into is null',
    values: [String(person)],
  })
  return new AppError(rowCount === 0 ? 'not_signed_in' : 'not_joined')
}
