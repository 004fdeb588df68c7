import type { PoolClient } from 'pg'
import { dhakaDay } from '../../../platform/dhaka-day.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Timeline } from '../learner.ts'
import type { Program } from '../read-programs.ts'
import { restartedDates } from './routine-dates.ts'

interface NewStart {
  readonly userId: bigint
  readonly program: Program
  /** `YYYY-MM-DD`, Dhaka; today or later. */
  readonly start: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * Begins a personalised program of a person who has it, or moves its days that are not over to a new start date. Throws
 * `conflict` when none is left.
 */
export async function setStartDate(client: PoolClient, { userId, program, start, now }: NewStart): Promise<Timeline> {
  const key = [String(userId), program.id]
  // Two starts at the same moment: the second sees what the first has set.
  await client.query('select 1 from program_enrollments where user_id = $1 and program_id = $2 for update', key)
  const { rows } = await client.query<{ days: string[]; started_on: string }>(
    'select days::text[], started_on::text from program_timelines where user_id = $1 and program_id = $2',
    key,
  )
  const today = dhakaDay(now)
  const intervals = program.routine.map(({ interval }) => interval)
  const days = restartedDates({ intervals, days: rows[0]?.days ?? [], today, start })
  if (!days) throw new AppError('conflict')
  const hasBegun = days[0] !== undefined && days[0] < today
  const { rows: saved } = await client.query<Timeline>(
    `insert into program_timelines (user_id, program_id, started_on, days, revision, begun_at)
     values ($1, $2, $3, $4::date[], 0, $5)
     on conflict (user_id, program_id) do update set started_on = excluded.started_on, days = excluded.days,
       revision = program_timelines.revision + 1
     returning started_on::text as "startedOn", days::text[], revision`,
    [...key, hasBegun ? rows[0]!.started_on : start, days, new Date(now)],
  )
  return saved[0]!
}
