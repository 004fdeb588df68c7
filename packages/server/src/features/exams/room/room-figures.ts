import type { Pool } from 'pg'
import { attemptMode, attemptState } from '../tables/attempts.ts'

/** An open sheet of which nothing has come for so long is counted as unsent. A learner may think about one question that long. */
export const quietMs = 5 * 60_000

/** Of an open attempt `a`, at the instant `$2`: nothing has come since `$3`, or its time is over. */
export const isUnsent = '(a.deadline < $2 or coalesce(a.heard_at, a.joined_at) < $3)'

export const isOpenLive = `a.mode = ${attemptMode.live} and a.state = ${attemptState.open}`

/** How many people sit an exam, and how they fare; instants as numbers. */
export interface RoomFigures {
  readonly exam: number
  readonly open: number
  readonly unsent: number
  /** In, be they handed in or closed by the server. */
  readonly submitted: number
  /** Of the sheets that are open; null: none is. */
  readonly last_deadline: number | null
}

/**
 * Of these exams, alike for ten people and ten thousand: open sheets by their own index, those that are in by the distribution
 * of marks and the few that are not ranked.
 */
export async function readRoomFigures(pool: Pool, examIds: readonly number[], now: number): Promise<RoomFigures[]> {
  const { rows } = await pool.query<RoomFigures>({
    name: 'room-figures',
    text: `select e.id as exam, o.open, o.unsent, o.last_deadline, m.count + r.count as submitted
             from exams e
            cross join lateral (
              select count(*)::int as open, count(*) filter (where ${isUnsent})::int as unsent,
                     round(date_part('epoch', max(a.deadline)) * 1000) as last_deadline
                from attempts a where a.exam_id = e.id and ${isOpenLive}) o
            cross join lateral (
              select coalesce(sum(c.count), 0)::int as count from exam_mark_counts c
               where c.exam_id = e.id and c.mode = ${attemptMode.live} and c.version = e.result_version) m
            cross join lateral (
              select count(*)::int as count from results r
               where r.exam_id = e.id and r.mode = ${attemptMode.live} and r.version = e.result_version and not r.ranked) r
            where e.id = any($1::int[])`,
    values: [examIds, new Date(now), new Date(now - quietMs)],
  })
  return rows
}
