import type { BenchDatabase } from './bench-database.ts'

/** People by their number, from `first` on, `count` of them. */
export interface Crowd {
  readonly first: number
  readonly count: number
}

/** Everybody's token follows from their number, so that a load generator needs no list of them. */
export const tokenPrefix = 'bench-person-'

export function tokenOf(person: number): string {
  return `${tokenPrefix}${String(person).padStart(10, '0')}`
}

/** Signed-in people, written in bulk through the real tables. */
export async function signInPeople({ db }: BenchDatabase, { first, count }: Crowd): Promise<void> {
  const range = [first, first + count - 1]
  await db.pool.query(
    `insert into users (id, is_anonymous) overriding system value select g, false from generate_series($1::int, $2::int) g`,
    range,
  )
  await db.pool.query(
    `insert into sessions (token_hash, user_id, expires_at)
     select sha256(convert_to('${tokenPrefix}' || lpad(g::text, 10, '0'), 'UTF8')), g, now() + interval '1 day'
       from generate_series($1::int, $2::int) g order by 1`,
    range,
  )
}

/** The same people with an attempt each that is open since half an hour, all its answers merged from drafts. */
export async function seatPeople(benchDatabase: BenchDatabase, crowd: Crowd): Promise<void> {
  await signInPeople(benchDatabase, crowd)
  const { db, exam, sheets } = benchDatabase
  await db.pool.query(
    `insert into attempts (user_id, exam_id, mode, try, state, seed, paper_version, joined_at, deadline, settle_at,
                           sheet, sheet_revision)
     select g, $3, 1, 1, 1, g, 1, t, t + interval '2 hours', t + interval '2 hours 125 seconds',
            ($4::bytea[])[1 + g % ${sheets.length}], 20
       from generate_series($1::int, $2::int) g, (select date_trunc('milliseconds', now() - interval '95 minutes')) as j (t)`,
    [crowd.first, crowd.first + crowd.count - 1, exam.id, sheets.map(sheet => sheet.stored)],
  )
}

/** How many of the exam's attempts are closed, each with its result. */
export async function closedAttempts({ db, exam }: BenchDatabase): Promise<number> {
  const { rows } = await db.pool.query<{ count: number }>(
    `select count(*)::int from attempts join results using (user_id, exam_id, mode, try)
      where exam_id = $1 and state = 2 and receipt is not null`,
    [exam.id],
  )
  return rows[0]!.count
}
