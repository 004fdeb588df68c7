import type { ExamActivityDay } from '@prostuti/contract'
import { getExamActivity } from '@prostuti/contract/core/operations'
import type { Pool } from 'pg'
import { type DaySpan, daysOf, instantsOf, spanOf } from '../../platform/day-span.ts'
import { addDays } from '../../platform/dhaka-day.ts'
import { implement } from '../../platform/http/call/implement.ts'
import { attemptMode } from '../exams/index.ts'
import type { DashboardDeps } from './dashboard-deps.ts'

/** Where the parts of a day begin; the night is one part. */
const partsBegin = [0, 6, 9, 12, 15, 18, 21]
const days = 7

/** What people begin and hand in, by day, and at which part of the day. */
export function createGetExamActivity({ db: { pool }, clock }: DashboardDeps) {
  return implement(getExamActivity, async ({ query }) => {
    const span = spanOf(query, clock.now())
    const firstOfHours = addDays(span.to, 1 - days)
    const lastDays = { ...span, ...(firstOfHours > span.from && { from: firstOfHours }) }
    const [results, hours] = await Promise.all([readDays(pool, span), readParts(pool, lastDays)])
    return { results, hours }
  })
}

async function readDays(pool: Pool, span: DaySpan): Promise<ExamActivityDay[]> {
  const { rows } = await pool.query<ExamActivityDay>({
    name: 'exam-activity',
    text: `select to_char(joined_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as day, count(*)::int as joined,
                  (count(*) filter (where mode = $3))::int as live, count(submitted_at)::int as submitted
             from attempts where joined_at >= $1 and joined_at < $2 group by 1`,
    values: [...instantsOf(span), attemptMode.live],
  })
  const found = new Map(rows.map(row => [row.day, row]))
  return daysOf(span).map(day => found.get(day) ?? { day, joined: 0, live: 0, submitted: 0 })
}

async function readParts(pool: Pool, span: DaySpan) {
  const { rows } = await pool.query<{ day: string; hour: number; count: number }>({
    name: 'exam-hours',
    text: `select to_char(joined_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as day,
                  extract(hour from joined_at at time zone 'Asia/Dhaka')::int as hour, count(*)::int as count
             from attempts where joined_at >= $1 and joined_at < $2 group by 1, 2`,
    values: instantsOf(span),
  })
  return daysOf(span).map(day => ({
    day,
    parts: partsBegin.map((begin, index) =>
      rows
        .filter(row => row.day === day && row.hour >= begin && row.hour < (partsBegin[index + 1] ?? 24))
        .reduce((sum, { count }) => sum + count, 0),
    ),
  }))
}
