import { instantText, settleDelayMs } from './exam.ts'
import type { ExamDeps } from './exam-deps.ts'
import { attemptState } from './tables.ts'

/** Makes the results of each exam final whose last sheet is in: nobody can still be sitting it. Returns how many. */
export async function finalizeResults({ db, clock }: ExamDeps): Promise<number> {
  const { rowCount } = await db.pool.query({
    name: 'finalize-results',
    text: `insert into result_versions (exam_id, version, final_at)
           select e.id, e.result_version, $1 from exams e
            where e.end_time + (e.grace_ms + ${settleDelayMs}) * interval '1 millisecond' < $1
              and not exists (select 1 from result_versions v where v.exam_id = e.id and v.version = e.result_version)
              and not exists (select 1 from attempts a
                               where a.exam_id = e.id and a.mode = 1 and a.state = ${attemptState.open})
           on conflict do nothing`,
    values: [instantText(clock.now())],
  })
  return rowCount ?? 0
}
