import { refreshExamQuestions } from '@prostuti/contract/exams/operations'
import type { PoolClient } from 'pg'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { signedIn } from '../../../../platform/http/call/call.ts'
import { implementOnce } from '../../../../platform/idempotency/index.ts'
import type { Exam } from '../../exam.ts'
import type { StaffDeps } from '../../exam-deps.ts'
import { setQuestions } from '../change-exam-questions.ts'
import { checkExamRights } from '../exam-rights.ts'
import { readQuestionFaults } from '../find-problems.ts'
import { lockExam } from '../lock-exam.ts'
import { readQuestionIds } from '../question-list.ts'
import { isJoined } from '../sitters.ts'
import { drawQuestions } from './draw-questions.ts'

/** Puts others in the place of questions, of the same category and bank; those that learners have not met come first. */
export function createRefreshQuestions(deps: StaffDeps) {
  return implementOnce(
    refreshExamQuestions,
    { pool: deps.db.pool, clock: deps.clock },
    async ({ body }, call, client) => {
      const exam = await lockExam(client, body.exam, body.revision)
      checkExamRights(signedIn(call), exam, exam)
      if (await isJoined(client, exam.id)) throw new AppError('exam_generation_failed')
      const before = await readQuestionIds(client, exam)
      const wanted = new Set(body.refresh.map(BigInt))
      const replaced = before.filter(id => wanted.has(id))
      const others = await findOthers(client, exam, { before, replaced })
      const faults = await readQuestionFaults(client, replaced)
      const isGone = (id: bigint) => wanted.has(id) && !others.has(id) && faults.has(String(id))
      const removed = before.filter(isGone).length
      if (others.size + removed === 0) throw new AppError('no_extra_question')
      const ids = before.filter(id => !isGone(id)).map(id => others.get(id) ?? id)
      const after = await setQuestions(client, exam, { ids, by: signedIn(call).id, at: deps.clock.now() })
      return { added: 0, removed, refreshed: others.size, revision: after.revision }
    },
  )
}

interface Replacing {
  readonly before: readonly bigint[]
  readonly replaced: readonly bigint[]
}

/** Another question for each of these, by its id, as far as there are any. */
async function findOthers(
  client: PoolClient,
  { reviewedQb: reviewed }: Exam,
  { before, replaced }: Replacing,
): Promise<ReadonlyMap<bigint, bigint>> {
  const others = new Map<bigint, bigint>()
  const rest = { reviewed, perfect: false, unseen: 'first' as const }
  for (const [category, ids] of await byCategory(client, replaced)) {
    const except = [...before, ...others.values()]
    const drawn = await drawQuestions(client, { category, count: ids.length, except, ...rest })
    for (const [index, id] of ids.slice(0, drawn.length).entries()) others.set(id, drawn[index]!)
  }
  return others
}

async function byCategory(client: PoolClient, ids: readonly bigint[]): Promise<ReadonlyMap<string, bigint[]>> {
  const { rows } = await client.query<{ id: string; category: string }>(
    'select id, category_id::text as category from questions where id = any($1::bigint[])',
    [ids.map(String)],
  )
  return new Map(
    [...Map.groupBy(rows, ({ category }) => category)].map(([category, all]) => [
      category,
      all.map(({ id }) => BigInt(id)),
    ]),
  )
}
