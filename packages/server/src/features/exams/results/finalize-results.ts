import { instantText, lastArrivalSql, settleDelayMs } from '../exam.ts'
import type { ResultDeps } from '../exam-deps.ts'
import { attemptMode, attemptState } from '../tables/attempts.ts'
import { publishResult } from './publish-result.ts'

/** Makes the results of each exam final whose last sheet is in: nobody can still be sitting it. Returns how many. */
export async function finalizeResults(deps: ResultDeps, signal?: AbortSignal): Promise<number> {
  const { rows } = await deps.db.pool.query<{ id: number }>({
    name: 'due-results',
    text: `select e.id from exams e
            where ${lastArrivalSql(settleDelayMs)} < $1
              and not exists (select 1 from result_versions v where v.exam_id = e.id and v.version = e.result_version)
              and not exists (select 1 from attempts a where a.exam_id = e.id and a.mode = ${attemptMode.live}
                                 and a.state = ${attemptState.open})
            order by e.end_time, e.id`,
    values: [instantText(deps.clock.now())],
  })
  let finalized = 0
  for (const { id } of rows) if (!signal?.aborted && (await publishOrLog(deps, id))) finalized++
  return finalized
}

/** One exam that can't be published is logged and tried again with the next sweep; the others must not wait for it. */
async function publishOrLog(deps: ResultDeps, exam: number): Promise<boolean> {
  return publishResult(deps, exam).catch(error => {
    deps.log.error({ err: error, exam }, 'the results of an exam could not be published')
    return false
  })
}
