import { publishStandings } from '@prostuti/server/features/exams/standings/final-standings'
import { holdExam, minute } from '@prostuti/server/testing/exams'
import type { BenchDatabase } from '../support/bench-database.ts'
import { signInPeople } from '../support/people.ts'

/** How many people are signed in; more than any round serves in its first second. */
export const signedIn = 2_000

/** What there is to read on an ordinary day. */
export interface ExamDayData {
  /** The exam whose standings are final. */
  readonly ranked: number
  /** An exam that starts soon. */
  readonly coming: number
}

const day = 24 * 60 * minute

/** Three exams that run, eighteen to come and thirty that are over, and people of whom half have sat one and a third keep one. */
export async function insertExamDayData(benchDatabase: BenchDatabase): Promise<ExamDayData> {
  const { db } = benchDatabase
  const now = Date.now()
  const { rows: programs } = await db.pool.query<{ id: number }>(
    `insert into programs (slug, title, description, state, position)
     select 'bench-' || g, jsonb_build_object('bn', 'বিসিএস প্রিলিমিনারি ' || g, 'en', 'BCS Preliminary ' || g), '{"bn":"","en":""}',
            'published', g from generate_series(1, 3) g returning id`,
  )
  const hold = (startsIn: number, lastsMs = 60 * minute) =>
    holdExam(db, now + startsIn, {
      questions: 4,
      programId: programs[Math.abs(startsIn / minute) % 3]!.id,
      endTime: new Date(now + startsIn + lastsMs),
      standingVisibility: new Date(now + startsIn),
      syllabus: [{ bn: 'বাংলা ভাষা ও সাহিত্য', en: 'Bangla language and literature' }],
    })
  for (const number of [1, 2]) await hold(-number * minute)
  const coming = await hold(10 * minute)
  for (let number = 1; number < 18; number++) await hold(number * 90 * minute)
  const ranked = await hold(-day)
  for (let number = 1; number < 30; number++) await hold(-day - number * 60 * minute)
  await signInPeople(benchDatabase, { first: 1, count: signedIn })
  await letPeopleSit(benchDatabase, ranked.id, coming.id)
  await publishStandings(db.pool, { examId: ranked.id, version: 1 })
  for (const table of ['users', 'sessions', 'attempts', 'results', 'exams', 'exam_bookmarks', 'final_standings'])
    await db.pool.query(`vacuum analyze ${table}`)
  return { ranked: ranked.id, coming: coming.id }
}

async function letPeopleSit({ db }: BenchDatabase, exam: number, kept: number): Promise<void> {
  const { pool } = db
  // One secret serves as token and as cookie.
  await pool.query('update sessions set cookie_hash = token_hash')
  await pool.query(`update users set name = (array['নুসরাত জাহান', 'Rafi Ahmed', 'মিতা চৌধুরী'])[1 + id % 3] || ' ' || id`)
  await pool.query(
    `insert into attempts (user_id, exam_id, mode, try, state, seed, paper_version, joined_at, deadline, sheet, closed_by, submitted_at)
     select g, $1, 1, 1, 2, g, 1, now() - interval '1 day', now() - interval '23 hours', '', 1, now() - interval '23 hours'
       from generate_series(1, ${signedIn}, 2) g`,
    [exam],
  )
  await pool.query(
    `insert into results (user_id, exam_id, mode, try, version, marks, correct, incorrect, taken_ms, submitted_at, subjects, ranked)
     select g, $1, 1, 1, 1, 250 * (g % 17), 3, 1, 300000 + g, date_trunc('milliseconds', now() - interval '23 hours'), '{2,0,1,1}', true
       from generate_series(1, ${signedIn}, 2) g`,
    [exam],
  )
  await pool.query(
    `insert into exam_mark_counts (exam_id, mode, version, marks, writer, count)
     select exam_id, mode, version, marks, 0, count(*) from results group by 1, 2, 3, 4`,
  )
  await pool.query(`insert into result_versions (exam_id, version, final_at) values ($1, 1, now())`, [exam])
  await pool.query(
    `insert into exam_bookmarks (user_id, exam_id, created_at) select g, $1, now() from generate_series(1, ${signedIn}, 3) g`,
    [kept],
  )
}
