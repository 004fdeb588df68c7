import { isSold, wayIntoExam } from '@prostuti/contract'
import { instantText } from '../exam.ts'
import type { ExamDeps } from '../exam-deps.ts'
import { unpriced } from '../lists/exam-cards.ts'
import { embargoesAt } from '../papers/embargo.ts'

type Deps = Pick<ExamDeps, 'db' | 'pricedPrograms'>

/** Exams that are final and have opened their solutions; `$1`: now. */
const opened = `exams e
  join result_versions v on v.exam_id = e.id and v.version = e.result_version and v.final_at <= $1::timestamptz
  join paper_keys p on p.exam_id = e.id`

/**
 * Publishes the questions of exams that are final and have opened their solutions: from then on strangers may see them outside
 * exams. One whose solutions never open publishes none, and what another exam embargoes waits until that is final: published
 * before, tomorrow's question would stand on a page today. A sold exam publishes into topics alone: the list of a model test or
 * a past paper would be its paper. Safe to do again and at once. Resolves to the number of questions.
 */
export async function publishOpenedQuestions(deps: Deps, now: number): Promise<number> {
  const { rowCount } = await deps.db.pool.query({
    name: 'publish-opened-questions',
    text: `update questions q set published_at = $1::timestamptz
             from (select x.id, bool_or(x.is_for_all) as is_for_all
                     from (select unnest(p.question_ids) as id, e.id <> all ($2::int[]) as is_for_all
                             from ${opened} where e.solution_visibility <= $1::timestamptz) x
                    group by x.id) opened
            where q.id = opened.id and q.published_at is null and q.deleted_at is null
              and (opened.is_for_all or not exists (
                select from categories c where c.id in (q.category_id, q.reference_category_id) and c.cat_type <> 0))
              and not exists (select from paper_keys p join exams e on e.id = p.exam_id
                               where p.question_ids @> array[q.id] and ${embargoesAt('$1::timestamptz')})`,
    values: [instantText(now), await readSold(deps, now)],
  })
  return rowCount ?? 0
}

/** Those that nobody sits without paying, or premium. */
async function readSold({ db, pricedPrograms }: Deps, now: number): Promise<number[]> {
  const [{ rows }, priced] = await Promise.all([
    db.pool.query<{ id: number; is_demo: boolean; cost: number; program_id: number | null }>({
      name: 'opened-exams',
      text: `select distinct e.id, e.is_demo, e.cost, e.program_id
               from ${opened} where e.solution_visibility <= $1::timestamptz
                and exists (select from questions q where q.id = any(p.question_ids) and q.published_at is null)`,
      values: [instantText(now)],
    }),
    pricedPrograms(),
  ])
  const sold = rows.filter(({ is_demo: isDemo, cost, program_id: programId }) => {
    const program = programId === null ? null : (priced.get(programId) ?? unpriced)
    return isSold(wayIntoExam({ isDemo, cost, program }))
  })
  return sold.map(({ id }) => id)
}
