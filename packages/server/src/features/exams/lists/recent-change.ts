import type { Home } from '@prostuti/contract'
import type { Pool } from 'pg'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { isVisible, resultVisibleAt } from '../exam.ts'
import type { ListDeps } from '../exam-deps.ts'
import { resultChangeOf } from '../regrades/result-change.ts'
import { attemptMode, attemptState } from '../tables/attempts.ts'
import type { ListReader } from './find-exams.ts'

/** What the newest change of keys did to this person's results, once they may see those; null for nearly everybody. */
export async function recentChange(
  deps: ListDeps,
  { viewer, language }: ListReader & { viewer: Viewer },
): Promise<Home['changed']> {
  const now = deps.clock.now()
  const changed = await deps.findChangedExams(now)
  if (changed.length === 0) return null
  for (const tried of await triesOf(deps.db.pool, viewer, changed)) {
    const exam = await deps.catalog.stored(tried.exam)
    const mode = tried.mode === attemptMode.live ? 'live' : 'archive'
    const [withheld] = await deps.readWithheld([{ exam, mode }])
    if (withheld || !isVisible(resultVisibleAt(exam, mode), now)) continue
    const change = await resultChangeOf(deps, { userId: viewer.id, exam, mode, try: tried.try }, viewer)
    if (change) return { exam: String(exam.id), title: exam.title[language], state: mode, change }
  }
  return null
}

interface Tried {
  readonly exam: number
  readonly mode: number
  readonly try: number
}

/** The newest closed try of each exam and mode, in the order of `exams`; live ones first. */
async function triesOf(pool: Pool, viewer: Viewer, exams: readonly number[]): Promise<Tried[]> {
  const { rows } = await pool.query<Tried>({
    name: 'tries-of-changed-exams',
    text: `select exam_id as exam, mode, max(try)::int as try from attempts
            where user_id = $1 and exam_id = any($2::int[]) and state = ${attemptState.closed}
            group by exam_id, mode order by array_position($2::int[], exam_id), mode limit 5`,
    values: [String(viewer.id), exams],
  })
  return rows
}
