import { provisionalRows } from '@prostuti/contract'
import type { Database } from '@prostuti/server/platform/db/database'
import fc from 'fast-check'
import type { Ranked } from './definition.ts'

/** The results of one exam. */
export interface ResultSet {
  readonly exam: number
  readonly people: readonly Ranked[]
}

/** So many people may sit. */
export const crowd = 130

/** Few marks, times and instants: ties at every step of the order, up to people who differ in nothing. */
const ranked = (start: number) =>
  fc.record({
    person: fc.integer({ min: 1, max: crowd }),
    marks: fc.constantFrom(-500, 0, 250, 1_000, 7_750, 10_000),
    takenMs: fc.constantFrom(60_000, 61_000, 600_000),
    submittedAt: fc.constantFrom(start, start + 1, start + 60_000),
  })

/** One set in so many has more people than a provisional list shows. */
const everyLong = 50

export function randomSets(count: number, { seed, start }: { seed: number; start: number }): ResultSet[] {
  const sample = (minLength: number, maxLength: number, numRuns: number) => {
    const people = fc.uniqueArray(ranked(start), { selector: each => each.person, minLength, maxLength, size: 'max' })
    return fc.sample(people, { numRuns, seed })
  }
  const long = sample(provisionalRows + 1, crowd, Math.ceil(count / everyLong))
  const short = sample(0, 14, count)
  return short.map((people, index) => ({
    exam: index + 1,
    people: index % everyLong === 0 ? long[index / everyLong]! : people,
  }))
}

/** Writes them in bulk, as closing so many sheets would have: results, mark counts, and tries that are not ranked. */
export async function writeSets({ pool }: Database, sets: readonly ResultSet[], start: number): Promise<void> {
  await pool.query(
    `insert into exams (id, title, description, syllabus, start_time, end_time, duration_ms, total_questions, question_state,
                        members_only, standing_visibility)
     overriding system value
     select id, t, t, '[]', $2, $2::timestamptz + interval '1 hour', 600000, 10, 3, true, $2
       from generate_series(1, $1::int) as id, (select '{"bn": "ক", "en": "A"}'::jsonb) as title (t)`,
    [sets.length, new Date(start)],
  )
  const rows = sets.flatMap(({ exam, people }) => people.map(each => ({ exam, ...each })))
  await pool.query(
    `insert into results (user_id, exam_id, mode, try, version, marks, correct, incorrect, taken_ms, submitted_at, subjects, ranked)
     select person, exam, mode, mode, 1, case mode when 1 then marks else 999999 end, 0, 0, taken, at, '{}', mode = 1
       from unnest($1::bigint[], $2::int[], $3::int[], $4::int[], $5::timestamptz[]) as r (person, exam, marks, taken, at),
            (values (1), (2)) as tries (mode)`,
    [
      rows.map(row => row.person),
      rows.map(row => row.exam),
      rows.map(row => row.marks),
      rows.map(row => row.takenMs),
      rows.map(row => new Date(row.submittedAt)),
    ],
  )
  await pool.query(
    `insert into exam_mark_counts (exam_id, mode, version, marks, writer, count)
     select exam_id, mode, version, marks, user_id % 2, count(*) from results where ranked group by 1, 2, 3, 4, 5`,
  )
}
