import { publishStandings } from '@prostuti/server/features/exams/standings/final-standings'
import { periodOf } from '@prostuti/server/features/exams/standings/period/periods'
import { addDays, dhakaDay, startOfDhakaDay } from '@prostuti/server/platform/dhaka-day'
import { type BenchDatabase, openBenchDatabase } from '../support/bench-database.ts'

const examsAWeek = 10
const people = 25_000
const districts = 64
const hour = 3_600_000

/** Two weeks of ten final exams, each with a hundred thousand sheets of 25,000 people in 64 districts. */
export interface BenchWeeks extends BenchDatabase {
  /** A day of the later week. */
  readonly day: string
  /** One of its exams. */
  readonly ranked: number
}

export async function openWeeks(): Promise<BenchWeeks> {
  const bench = await openBenchDatabase()
  const { pool } = bench.db
  const { from } = periodOf('week', addDays(dhakaDay(Date.now()), -7))
  await pool.query(
    `insert into users (id, name, is_anonymous) overriding system value
     select g, (array['নুসরাত জাহান', 'Rafi Ahmed', 'মিতা চৌধুরী', 'Anika Rahman'])[1 + g % 4] || ' ' || g, false
       from generate_series(1, $1::int) g`,
    [people],
  )
  await pool.query(`select setval(pg_get_serial_sequence('users', 'id'), $1)`, [people])
  await pool.query(
    `insert into person_belongings (user_id, district) select g, 'district ' || g % $2::int from generate_series(1, $1::int) g`,
    [people, districts],
  )
  await pool.query(`update person_belongings set district = 'rajshahi' where district = 'district 1'`)
  const ids = [...(await writeWeek(bench, addDays(from, -7))), ...(await writeWeek(bench, from))]
  for (const examId of ids) await publishStandings(pool, { examId, version: 1 })
  for (const table of ['users', 'results', 'exam_mark_counts', 'final_standings', 'person_belongings'])
    await pool.query(`vacuum analyze ${table}`)
  return { ...bench, day: addDays(from, 3), ranked: ids.at(-1)! }
}

/** Four of ten exams are sat by each; totals differ. */
async function writeWeek({ db: { pool } }: BenchDatabase, from: string): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into exams (title, description, syllabus, start_time, end_time, duration_ms, total_questions, question_state,
                        members_only, standing_visibility)
     select t, t, '[]', $1::timestamptz + n * interval '12 hours', $1::timestamptz + n * interval '12 hours' + interval '1 hour',
            3600000, (array[100, 200, 50, 80])[1 + n % 4], 3, true, $1
       from generate_series(1, $2::int) n, (select '{"bn": "ক", "en": "A"}'::jsonb) as title (t) returning id`,
    [new Date(startOfDhakaDay(from) + hour), examsAWeek],
  )
  const ids = rows.map(({ id }) => id)
  await pool.query(
    `insert into results (user_id, exam_id, mode, try, version, marks, correct, incorrect, taken_ms, submitted_at, subjects, ranked)
     select g, e.id, 1, 1, 1, 250 * random(0, e.total_questions * 4)::int, 60, 20, random(600000, 3600000),
            date_trunc('milliseconds', e.end_time - random(0, 3600000) * interval '1 millisecond'), '{60,20}', true
       from generate_series(1, $1::int) g cross join exams e
      where e.id = any($2) and (g + e.id) % 5 < 2 order by random()`,
    [people, ids],
  )
  await pool.query(
    `insert into exam_mark_counts (exam_id, mode, version, marks, writer, count)
     select exam_id, mode, version, marks, 0, count(*) from results where exam_id = any($1) group by 1, 2, 3, 4`,
    [ids],
  )
  await pool.query(
    'insert into result_versions (exam_id, version, final_at) select id, 1, now() from unnest($1::int[]) as e (id)',
    [ids],
  )
  return ids
}
