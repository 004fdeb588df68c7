import { dailyGoal } from '@prostuti/contract/study/bounds'
import type { Pool } from 'pg'
import { dhakaDay } from '../../../platform/dhaka-day.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import type { QueueDay, QueuedCard } from './choose-reviews.ts'
import type { MemoryDeps } from './memory-deps.ts'

/** A person's notebook: mistakes whose questions are still in the bank, those of one topic and all below it if asked. */
export async function readQueue(pool: Pool, person: bigint, category?: string): Promise<QueuedCard[]> {
  const { rows } = await pool.query<Omit<QueuedCard, 'lastOn'> & { lastAt: Date }>({
    name: 'memory-queue',
    text: `with recursive below (id) as (
             select id from categories where id = $2::bigint
             union select c.id from below b join categories c on c.parent_id = b.id)
           select c.question_id as question, c.due_on::text as "dueOn", c.last_at as "lastAt", c.stability,
                  c.introduced_on::text as "introducedOn"
             from memory_cards c join questions q on q.id = c.question_id
            where c.user_id = $1 and c.is_mistake and q.deleted_at is null
              and ($2::bigint is null or q.category_id in (select id from below))`,
    values: [String(person), category ?? null],
  })
  return rows.map(({ lastAt, ...card }) => ({ ...card, lastOn: dhakaDay(lastAt.getTime()) }))
}

/** The goal and what was done of it. */
export interface GoalToday {
  readonly goal: number
  readonly answered: number
}

export async function readGoal(pool: Pool, person: bigint, today: string): Promise<GoalToday> {
  const { rows } = await pool.query<{ goal: number | null; answered: number }>({
    name: 'goal-today',
    text: `select (select daily_goal from study_goals where user_id = $1) as goal,
                  (select count(*)::int from answer_log where user_id = $1 and day = $2 and answer is not null) as answered`,
    values: [String(person), today],
  })
  return { goal: rows[0]!.goal ?? dailyGoal.default, answered: rows[0]!.answered }
}

/** The first exam after today, of the routine or of what the person keeps to aim at. */
export async function readExamDay(
  { routineExams, aimedDays }: Pick<MemoryDeps, 'routineExams' | 'aimedDays'>,
  viewer: Viewer,
  today: string,
): Promise<QueueDay['examOn']> {
  const [exams, kept] = await Promise.all([routineExams(viewer, 'bn'), aimedDays(viewer.id)])
  const days = [...exams.map(({ date }) => date), ...kept]
  return days.filter(date => date > today).sort()[0] ?? null
}
