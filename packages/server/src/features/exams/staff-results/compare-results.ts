import type { ComparedExam, Language, ResultComparison } from '@prostuti/contract'
import { verdictLimits } from '@prostuti/contract'
import { compareResults } from '@prostuti/contract/exams/operations'
import type { Pool } from 'pg'
import { implement } from '../../../platform/http/call/implement.ts'
import { type Exam, instantText } from '../exam.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { finalNow } from '../standings/result-version.ts'
import { attemptMode } from '../tables/attempts.ts'
import { countedQuestions, type FinalExam, readFinalExam } from './result-head.ts'

/** The results of an exam beside those of the one before, of the same program. Throws `conflict` with `not_final`. */
export function createCompareResults(deps: StaffDeps) {
  return implement(compareResults, async ({ params }, { language }): Promise<ResultComparison> => {
    const now = await readFinalExam(deps, Number(params.id))
    const id = await findBefore(deps.db.pool, now.exam)
    const before = id === null ? null : await readFinalExam(deps, id)
    const [inNow, inBefore, both] = await Promise.all([
      summarise(deps.db.pool, now, language),
      before && summarise(deps.db.pool, before, language),
      before && countBoth(deps.db.pool, now.exam, before.exam),
    ])
    return { now: inNow, before: inBefore, both }
  })
}

/** The last ranked exam of the same program that ended before and is final; null: there is none. */
async function findBefore(pool: Pool, exam: Exam): Promise<number | null> {
  const { rows } = await pool.query<{ id: number }>(
    `select e.id from exams e
      where e.program_id = $1 and (e.end_time, e.id) < ($2::timestamptz, $3::int) and e.deleted_at is null
        and not e.is_demo and e.mode = 'STANDARD' and ${finalNow('e.id')}
      order by e.end_time desc, e.id desc limit 1`,
    [exam.programId, exam.endTime, exam.id],
  )
  return rows[0]?.id ?? null
}

/** In thousandths of a mark. */
interface Summary {
  readonly sheets: number
  readonly mean: number | null
  readonly median: number | null
  readonly best: number | null
}

async function summarise(pool: Pool, { exam, key }: FinalExam, language: Language): Promise<ComparedExam> {
  const [totals, subjects] = await Promise.all([readSummary(pool, exam), readSubjectMeans(pool, exam)])
  const counted = countedQuestions(key)
  const percent = (thousandths: number | null | undefined, questions: number) =>
    thousandths == null || questions === 0 ? null : (100 * thousandths) / (questions * exam.mark)
  return {
    ...{ exam: String(exam.id), title: exam.title[language], end_time: instantText(exam.endTime.getTime()) },
    sheets: totals.sheets,
    mean: percent(totals.mean, counted.all),
    median: percent(totals.median, counted.all),
    best: percent(totals.best, counted.all),
    subjects: key.subjects.map((name, subject) => ({
      name: name[language],
      mean: percent(subjects.get(subject), counted.subjects[subject]!),
    })),
  }
}

async function readSummary(pool: Pool, exam: Exam): Promise<Summary> {
  const { rows } = await pool.query<Summary>(
    `select count(*)::int as sheets, avg(marks)::float8 as mean,
            percentile_cont(0.5) within group (order by marks) as median,
            avg(marks) filter (where place <= ceil(everybody * ${verdictLimits.bestShare} / 100.0))::float8 as best
       from (select marks, place, count(*) over () as everybody
               from final_standings where exam_id = $1 and version = $2) s`,
    [exam.id, exam.resultVersion],
  )
  return rows[0]!
}

/** The mean mark of each subject in thousandths, by its index. */
async function readSubjectMeans(pool: Pool, exam: Exam): Promise<ReadonlyMap<number, number>> {
  const { rows } = await pool.query<{ subject: number; mean: number }>(
    `select ((i - 1) / 2)::int as subject,
            (2 * avg(case when i % 2 = 1 then n * $3::int else -n * $4::int end))::float8 as mean
       from results r cross join lateral unnest(r.subjects) with ordinality u (n, i)
      where r.exam_id = $1 and r.mode = ${attemptMode.live} and r.version = $2 and r.ranked group by 1`,
    [exam.id, exam.resultVersion, exam.mark, exam.negativeMark],
  )
  return new Map(rows.map(({ subject, mean }) => [subject, mean]))
}

/** Who took both; up: a smaller part of all is ahead of them now. */
async function countBoth(pool: Pool, now: Exam, before: Exam): Promise<ResultComparison['both']> {
  const { rows } = await pool.query<{ people: number; up: number; down: number }>(
    `with standing as (
       select user_id, exam_id, (position - 1)::float8 / count(*) over (partition by exam_id) as ahead
         from final_standings where (exam_id, version) in (($1::int, $2::int), ($3::int, $4::int)))
     select count(*)::int as people, (count(*) filter (where n.ahead < b.ahead))::int as up,
            (count(*) filter (where n.ahead > b.ahead))::int as down
       from standing n join standing b on b.user_id = n.user_id and b.exam_id = $3 where n.exam_id = $1`,
    [now.id, now.resultVersion, before.id, before.resultVersion],
  )
  return rows[0]!
}
