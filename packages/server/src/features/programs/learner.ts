import type { Pool, PoolClient } from 'pg'
import { createBatcher } from '../../platform/db/batcher.ts'
import type { Clock } from '../../platform/db/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'

/** The dates of a learner's personalised program. Days are `YYYY-MM-DD`, in Dhaka. */
export interface Timeline {
  readonly startedOn: string
  /** Of each day of the routine, in its order, as it was when the start was set last. */
  readonly days: readonly string[]
  readonly revision: number
}

/** A learner has a program. */
export interface Enrollment {
  readonly programId: number
  /** `premium`: entered with premium, and theirs as long as that lasts and the program is published. */
  readonly source: 'free' | 'coins' | 'taka' | 'staff' | 'premium'
  /** Staff let them begin it when they say. */
  readonly ownStart: boolean
  /** When they got it; of a personalised one, once it was begun, when they began it. Milliseconds since 1970. */
  readonly begunAt: number
  /** Null: not personalised, or not begun. */
  readonly timeline: Timeline | null
}

/** What programs need to know of the person who asks. */
export interface Learner {
  /** Of the profile, goals among them. */
  readonly tags: readonly string[]
  /** By the program's id. */
  readonly enrollments: ReadonlyMap<number, Enrollment>
  /** ISO 8601; null: no premium now. */
  readonly premiumUntil: string | null
}

/** Nobody who signed in. */
export const visitor: Learner = { tags: [], enrollments: new Map(), premiumUntil: null }

/** SQL for the instant until which a person has premium; `person` is an SQL expression of their id. Billing fulfils it. */
export type PremiumUntil = (person: string) => string

/** Within a transaction it reads on that transaction's `client`. */
export type FindLearner = (userId: bigint, client?: PoolClient) => Promise<Learner>

interface LearnerRow {
  ordinal: number
  tags: string[]
  premium_until: Date | null
  program_id: number | null
  source: Enrollment['source']
  enrolled_at: Date
  own_start: boolean
  started_on: string | null
  days: string[]
  revision: number
  begun_at: Date
}

// `lateral … limit`: person by person along the index, whatever the planner believes of the table.
const queryOf = (premiumUntil: PremiumUntil) => ({
  name: 'learners',
  text: `select w.ordinal::int, u.tags, u.premium_until, e.program_id, e.source, e.enrolled_at, e.own_start,
                t.started_on::text, t.days::text[], t.revision, t.begun_at
           from unnest($1::bigint[]) with ordinality as w (id, ordinal)
           join (select id, tags, ${premiumUntil('users.id')} as premium_until from users) u on u.id = w.id
           left join lateral (select * from program_enrollments
                               where user_id = w.id
                                 and (source <> 'premium' or (u.premium_until > $2::timestamptz and exists (
                                   select from programs p where p.id = program_id and p.state = 'published')))
                               limit 1000) e on true
           left join program_timelines t on t.user_id = w.id and t.program_id = e.program_id`,
})

/** Many people's questions share a statement. */
export function createFindLearner(pool: Pool, clock: Pick<Clock, 'now'>, premiumUntil: PremiumUntil): FindLearner {
  const read = (reader: Queryable, people: readonly bigint[]) =>
    readLearners(reader, people, { query: queryOf(premiumUntil), now: clock.now() })
  const batched = createBatcher<bigint, Learner>(people => read(pool, people), { maxItems: 64, maxInFlight: 2 })
  return async (userId, client) => (client ? (await read(client, [userId]))[0]! : batched(userId))
}

async function readLearners(
  reader: Queryable,
  people: readonly bigint[],
  { query, now }: { query: ReturnType<typeof queryOf>; now: number },
): Promise<Learner[]> {
  const { rows } = await reader.query<LearnerRow>({ ...query, values: [people.map(String), new Date(now)] })
  const found = Map.groupBy(rows, row => row.ordinal)
  return people.map((_, index) => learnerOf(found.get(index + 1) ?? [], now))
}

function learnerOf(rows: readonly LearnerRow[], now: number): Learner {
  const enrollments = rows.flatMap(row => (row.program_id === null ? [] : enrollmentOf(row, row.program_id)))
  const until = rows[0]?.premium_until ?? null
  return {
    tags: rows[0]?.tags ?? [],
    enrollments: new Map(enrollments.map(each => [each.programId, each])),
    premiumUntil: until !== null && until.getTime() > now ? until.toISOString() : null,
  }
}

function enrollmentOf(row: LearnerRow, programId: number): Enrollment {
  const { source, enrolled_at: enrolledAt, own_start: ownStart } = row
  const { started_on: startedOn, days, revision, begun_at: begunAt } = row
  const timeline = startedOn === null ? null : { startedOn, days, revision }
  return { programId, source, ownStart, begunAt: (timeline ? begunAt : enrolledAt).getTime(), timeline }
}
