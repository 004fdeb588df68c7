import type { PeriodStandings } from '@prostuti/contract'
import type { App, ReplaceParts } from '@prostuti/server/app/app'
import type { Database } from '@prostuti/server/platform/db/database'
import { request, testClock } from '@prostuti/server/testing/test-app'
import fc from 'fast-check'
import type { Trial } from '../runner/trial.ts'
import { openDatabase } from '../support/database.ts'
import { outOf, someOf } from '../support/figures.ts'
import { signInPeople } from '../support/people.ts'
import { buildApp } from '../support/serve-app.ts'
import { definedMeans, type SatExam } from './period-definition.ts'

export const periodAsDefined = 'lists of random weeks are those of the definition, also after a regrade'

const crowd = 12
const examsAWeek = 5
const day = 86_400_000
/** A Saturday in Dhaka long ago; each week of results is one of its own. */
const firstSaturday = Date.parse('2021-01-01T18:00:00Z')

/** Few totals and marks: ties within a total and across totals. */
const sheet = fc.record({ isThere: fc.boolean(), quarter: fc.integer({ min: -1, max: 4 }) })
const week = fc.record({
  totals: fc.array(fc.constantFrom(4_000, 6_000, 9_000, 10_000), { minLength: examsAWeek, maxLength: examsAWeek }),
  sheets: fc.array(fc.array(sheet, { minLength: examsAWeek, maxLength: examsAWeek }), {
    minLength: 1,
    maxLength: crowd,
  }),
  regraded: fc.integer({ min: 0, max: examsAWeek - 1 }),
})

/** Random weeks of exams, read before and after one of each is regraded. */
export async function judgeRandomPeriods(
  trial: Trial,
  { weeks: size, replaceParts }: { weeks: number; replaceParts?: ReplaceParts },
): Promise<void> {
  const db = await openDatabase(trial)
  const app = buildApp({ db, clock: testClock(), replaceParts })
  await signInPeople(db, crowd)
  const seed = Math.floor(Math.random() * 2 ** 31)
  trial.note(`seed ${seed}`)
  const wrong: string[] = []
  for (const [number, { totals, sheets, regraded }] of fc.sample(week, { numRuns: size, seed }).entries()) {
    const sat = sheets.flatMap((own, person) =>
      own.flatMap(({ isThere, quarter }, index) => {
        const total = totals[index]!
        return isThere
          ? [{ person: person + 1, exam: number * examsAWeek + index + 1, marks: (total * quarter) / 4, total }]
          : []
      }),
    )
    await writeExams(db, number, totals)
    await writeVersion(db, sat, 1)
    if (!(await isAsDefined(app, number, sat))) wrong.push(`week ${number}`)
    const exam = number * examsAWeek + regraded + 1
    const changed = sat.map(each => (each.exam === exam ? { ...each, marks: each.total - Math.abs(each.marks) } : each))
    await writeVersion(
      db,
      changed.filter(each => each.exam === exam),
      2,
    )
    await db.pool.query('update exams set result_version = 2 where id = $1', [exam])
    if (!(await isAsDefined(app, number, changed))) wrong.push(`week ${number}, regraded`)
  }
  trial.check(periodAsDefined, wrong.length === 0, `${outOf(wrong.length, size * 2)} lists otherwise${someOf(wrong)}`)
}

async function isAsDefined(app: App, number: number, sat: readonly SatExam[]): Promise<boolean> {
  const dayOf = new Date(firstSaturday + (number * 7 + 3) * day).toISOString().slice(0, 10)
  const { body } = await request<PeriodStandings>(app, 'GET', `exam/v5/standings/?period=week&day=${dayOf}`, {
    headers: { 'accept-language': 'en' },
  })
  const defined = definedMeans(sat)
  if (defined.length < 5) return body.state === 'too_few' && body.count === null && body.results.length === 0
  const shown = body.results.map(row => [
    ...[row.place, row.position, Number(/\d+/.exec(row.user.name)?.[0]), row.exams, Math.round(row.percent * 10)],
  ])
  const right = defined.map((row, index) => [index + 1, row.position, row.person, row.exams, row.tenths])
  return body.count === defined.length && JSON.stringify(shown) === JSON.stringify(right)
}

async function writeExams({ pool }: Database, number: number, totals: readonly number[]): Promise<void> {
  const at = new Date(firstSaturday + number * 7 * day)
  await pool.query(
    `insert into exams (id, title, description, syllabus, start_time, end_time, duration_ms, total_questions, question_state,
                        members_only, standing_visibility)
     overriding system value
     select $1 + n, t, t, '[]', $2::timestamptz + n * interval '1 hour', $2::timestamptz + (n + 1) * interval '1 hour', 600000,
            total / 1000, 3, true, $2
       from unnest($3::int[]) with ordinality as e (total, n), (select '{"bn": "ক", "en": "A"}'::jsonb) as title (t)`,
    [number * examsAWeek, at, totals],
  )
  await pool.query(
    `insert into result_versions (exam_id, version, final_at) select $1 + n, v, now() from generate_series(1, $2::int) n, generate_series(1, 2) v`,
    [number * examsAWeek, examsAWeek],
  )
}

/** Written in bulk, as closing so many sheets, or a regrade of them, would have. */
async function writeVersion({ pool }: Database, sat: readonly SatExam[], version: number): Promise<void> {
  await pool.query(
    `insert into results (user_id, exam_id, mode, try, version, marks, correct, incorrect, taken_ms, submitted_at, subjects, ranked)
     select person, exam, 1, 1, $4, marks, 0, 0, 60000, now(), '{}', true
       from unnest($1::bigint[], $2::int[], $3::int[]) as r (person, exam, marks)`,
    [sat.map(each => each.person), sat.map(each => each.exam), sat.map(each => each.marks), version],
  )
}
