import type { BenchDatabase } from './bench-database.ts'

/** Signed-in people with names, and a ranked result for each in the bench's exam: what a close finds. */
export async function rankPeople({ db, exam }: BenchDatabase, people: number): Promise<void> {
  await db.pool.query(
    `insert into users (id, name, is_anonymous) overriding system value
     select g, (array['নুসরাত জাহান', 'Rafi Ahmed', 'মিতা চৌধুরী', 'Anika Rahman', 'সুমাইয়া আক্তার'])[1 + g % 5] || ' ' || g, false
       from generate_series(1, $1::int) g`,
    [people],
  )
  // In no order, as sheets come in. Quarters of a mark, and many ties: a hundred questions have no more to tell apart.
  await db.pool.query(
    `insert into results (user_id, exam_id, mode, try, version, marks, correct, incorrect, taken_ms, submitted_at, subjects, ranked)
     select g, $2, 1, 1, 1, 250 * (20 + random(0, 120) + random(0, 120) + random(0, 120))::int, 60, 20,
            random(600000, 3600000), date_trunc('milliseconds', now() - random(0, 3600000) * interval '1 millisecond'),
            '{60,20}', true
       from generate_series(1, $1::int) g order by random()`,
    [people, exam.id],
  )
  await db.pool.query(
    `insert into exam_mark_counts (exam_id, mode, version, marks, writer, count)
     select exam_id, mode, version, marks, 0, count(*) from results where exam_id = $1 group by 1, 2, 3, 4`,
    [exam.id],
  )
  for (const table of ['users', 'results', 'exam_mark_counts']) await db.pool.query(`vacuum analyze ${table}`)
}
