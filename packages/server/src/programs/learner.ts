import type { Pool } from 'pg'
import { createBatcher } from '../db/batcher.ts'

/** The dates of somebody's personalised programme. Days are `YYYY-MM-DD`, in Dhaka. */
export interface Timeline {
  readonly startedOn: string
  /** Of each day of the routine, in its order, as it was when the start was set last. */
  readonly days: readonly string[]
  readonly revision: number
}

/** Somebody has a programme. */
export interface Enrollment {
  readonly programId: number
  readonly source: 'free' | 'coins' | 'taka' | 'staff'
  /** When they got it; of a personalised one, once it was begun, when they began it. Milliseconds since 1970. */
  readonly begunAt: number
  /** Null: not personalised, or not begun. */
  readonly timeline: Timeline | null
}

/** What programmes need to know of whoever asks. */
export interface Learner {
  /** Of the profile, goals among them. */
  readonly tags: readonly string[]
  /** By the programme's id. */
  readonly enrollments: ReadonlyMap<number, Enrollment>
}

/** Nobody who signed in. */
export const visitor: Learner = { tags: [], enrollments: new Map() }

export type FindLearner = (userId: bigint) => Promise<Learner>

interface LearnerRow {
  ordinal: number
  tags: string[]
  program_id: number | null
  source: Enrollment['source']
  enrolled_at: Date
  started_on: string | null
  days: string[]
  revision: number
  begun_at: Date
}

// `lateral … limit`: person by person along the index, whatever the planner believes of the table.
const query = {
  name: 'learners',
  text: `select w.ordinal::int, u.tags, e.program_id, e.source, e.enrolled_at,
                t.started_on::text, t.days::text[], t.revision, t.begun_at
           from unnest($1::bigint[]) with ordinality as w (id, ordinal)
           join users u on u.id = w.id
           left join lateral (select * from program_enrollments where user_id = w.id limit 1000) e on true
           left join program_timelines t on t.user_id = w.id and t.program_id = e.program_id`,
}

/** Many people's questions share a statement. */
export function createFindLearner(pool: Pool): FindLearner {
  return createBatcher<bigint, Learner>(
    async people => {
      const { rows } = await pool.query<LearnerRow>({ ...query, values: [people.map(String)] })
      const found = Map.groupBy(rows, row => row.ordinal)
      return people.map((_, index) => learnerOf(found.get(index + 1) ?? []))
    },
    { maxItems: 64, maxInFlight: 2 },
  )
}

function learnerOf(rows: readonly LearnerRow[]): Learner {
  const enrollments = rows.flatMap(row => (row.program_id === null ? [] : enrollmentOf(row, row.program_id)))
  return { tags: rows[0]?.tags ?? [], enrollments: new Map(enrollments.map(each => [each.programId, each])) }
}

function enrollmentOf(row: LearnerRow, programId: number): Enrollment {
  const { source, enrolled_at: enrolledAt, started_on: startedOn, days, revision, begun_at: begunAt } = row
  const timeline = startedOn === null ? null : { startedOn, days, revision }
  return { programId, source, begunAt: (timeline ? begunAt : enrolledAt).getTime(), timeline }
}
