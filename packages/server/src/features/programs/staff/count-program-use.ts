import type { DeletionObstacle } from '@prostuti/contract'
import type { Pool, PoolClient } from 'pg'
import { attemptMode, attemptState } from '../../exams/index.ts'
import type { ProgramRow } from './lock-program.ts'

/** What hangs on a program. */
export interface ProgramUse {
  readonly members: number
  readonly total_exams: number
  readonly joined_exams: number
  readonly faqs: number
  readonly reviews: number
  readonly routine_days: number
}

/** Whether a learner has joined exam `e`, by indexes; the sheets of samples, which count nowhere, have none. */
const isJoined = `(exists (select 1 from attempts a where a.exam_id = e.id and a.state = ${attemptState.open}
                             and a.mode in (${attemptMode.live}, ${attemptMode.archive}))
    or exists (select 1 from results r where r.exam_id = e.id and r.ranked)
    or (e.is_demo and exists (select 1 from attempts a where a.exam_id = e.id)))`

export async function countProgramUse(client: Pool | PoolClient, program: number): Promise<ProgramUse> {
  const { rows } = await client.query<ProgramUse>(
    `select
      (select count(*)::int from program_enrollments where program_id = $1) as members,
      (select count(*)::int from exams where program_id = $1 and deleted_at is null) as total_exams,
      (select count(*)::int from exams e where e.program_id = $1 and e.deleted_at is null and ${isJoined}) as joined_exams,
      (select count(*)::int from faqs where program_id = $1) as faqs,
      (select count(*)::int from customer_reviews where program_id = $1) as reviews,
      (select count(*)::int from program_routine_days where program_id = $1) as routine_days`,
    [program],
  )
  return rows[0]!
}

/** What stands against deleting it. A published one might be got at any moment. */
export function obstaclesOf(
  { state }: Pick<ProgramRow, 'state'>,
  { members, joined_exams: joined }: Pick<ProgramUse, 'members' | 'joined_exams'>,
  openOrders = 0,
): DeletionObstacle[] {
  const counts = { published: Number(state === 'published'), members, joined_exams: joined, open_orders: openOrders }
  return (Object.keys(counts) as (keyof typeof counts)[]).flatMap(reason =>
    counts[reason] > 0 ? [{ reason, count: counts[reason] }] : [],
  )
}
