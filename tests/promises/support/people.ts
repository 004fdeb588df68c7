import { randomBytes } from 'node:crypto'
import type { Role } from '@prostuti/contract'
import { hashSecret } from '@prostuti/server/features/auth/sessions/sessions'
import { settleDelayMs } from '@prostuti/server/features/exams/exam'
import { attemptMode, attemptState } from '@prostuti/server/features/exams/tables/attempts'
import type { Database } from '@prostuti/server/platform/db/database'

/** A person with a session. */
export interface Person {
  readonly id: string
  readonly token: string
  /** Opens pages and no call of the API. */
  readonly cookie: string
}

export interface PersonOptions {
  anonymous?: boolean
  /** An owner. */
  moderator?: boolean
  /** Of the staff, in this role. */
  staffRole?: Role
  scope?: 'full' | 'partner'
}

/** Signs many people in at once: what a thousand sign-ins through the front door would leave behind. */
export async function signInPeople(
  { pool }: Database,
  count: number,
  {
    anonymous = false,
    moderator = false,
    staffRole = moderator ? 'owner' : undefined,
    scope = 'full',
  }: PersonOptions = {},
): Promise<Person[]> {
  const { rows } = await pool.query<{ id: string }>(
    'insert into users (is_anonymous, role) select $2, $3 from generate_series(1, $1::int) returning id',
    [count, anonymous, staffRole ?? null],
  )
  const people = rows.map(({ id }) => ({ id, token: secret(), cookie: secret() }))
  await pool.query(
    `insert into sessions (token_hash, cookie_hash, user_id, scope, expires_at)
     select *, $4, clock_timestamp() + interval '90 days' from unnest($1::bytea[], $2::bytea[], $3::bigint[])`,
    [
      people.map(each => hashSecret(each.token)),
      people.map(each => hashSecret(each.cookie)),
      rows.map(row => row.id),
      scope,
    ],
  )
  return people
}

/** A look of one of the staff. */
export interface Look extends Person {
  readonly staff: Person
  /** The token of the person's own session. */
  readonly own: string
}

/** One of the staff who looks on as a member, as `core.startViewAs` would have let them: the person, with the token of the look. */
export async function lookAt(db: Database): Promise<Look> {
  const [[staff], [person]] = await Promise.all([signInPeople(db, 1, { staffRole: 'moderator' }), signInPeople(db, 1)])
  const [token, cookie] = [`view-as-${secret()}`, secret()]
  await db.pool.query(
    `insert into view_as_sessions (staff_hash, token_hash, cookie_hash, user_id, expires_at)
     values ($1, $2, $3, $4, clock_timestamp() + interval '15 minutes')`,
    [...[staff!.token, token, cookie].map(hashSecret), person!.id],
  )
  return { id: person!.id, token, cookie, staff: staff!, own: person!.token }
}

const secret = () => randomBytes(32).toString('base64url')

/** Opens a live attempt for each, as joining at this instant would have; milliseconds since 1970. */
export async function openAttempts(
  { pool }: Database,
  people: readonly Person[],
  attempt: { exam: number; joinedAt: number; deadline: number; graceMs?: number },
): Promise<void> {
  const { exam, joinedAt, deadline, graceMs = 120_000 } = attempt
  await pool.query(
    `insert into attempts (user_id, exam_id, mode, try, state, seed, paper_version, joined_at, deadline, settle_at, sheet)
     select id, $2, ${attemptMode.live}, 1, ${attemptState.open}, 1, 1, to_timestamp($3::float8 / 1000),
            to_timestamp($4::float8 / 1000), to_timestamp($5::float8 / 1000), '' from unnest($1::bigint[]) as id`,
    [people.map(person => person.id), exam, joinedAt, deadline, deadline + graceMs + settleDelayMs],
  )
}
