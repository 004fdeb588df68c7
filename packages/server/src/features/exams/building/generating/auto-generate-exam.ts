import type { ParsedPart } from '@prostuti/contract'
import { autoGenerateExam } from '@prostuti/contract/exams/operations'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../../platform/audit/index.ts'
import { inTransaction } from '../../../../platform/db/transaction.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { signedIn } from '../../../../platform/http/call/call.ts'
import { implementOnce } from '../../../../platform/idempotency/index.ts'
import type { Json, TaskHandler } from '../../../../platform/tasks/tasks.ts'
import type { StaffDeps } from '../../exam-deps.ts'
import { setQuestions } from '../change-exam-questions.ts'
import { addDraft } from '../create-exam.ts'
import { lockExam } from '../lock-exam.ts'
import { readQuestionIds } from '../question-list.ts'
import { isJoined } from '../sitters.ts'
import { drawQuestions } from './draw-questions.ts'

type Body = ParsedPart<'exams.autoGenerateExam', 'body'>

/** The task's input, as JSON. */
type GenerateInput = Pick<Body, 'categories'> & { exam: string; perfect: boolean; unseen: boolean }

const kind = 'exams.generate'

/** Starts the task; of one exam one task at a time. */
export function createAutoGenerateExam(deps: StaffDeps) {
  return implementOnce(autoGenerateExam, { pool: deps.db.pool, clock: deps.clock }, async ({ body }, call, client) => {
    const by = signedIn(call).id
    const exam = await examFor(deps, client, body, by)
    const { categories, perfect = true, unseen = false } = body
    const input: GenerateInput = { exam, categories, perfect, unseen }
    const job = await deps.tasks.enqueue(client, { kind, input: input as unknown as Json, by, key: `${kind} ${exam}` })
    return { job, exam }
  })
}

/** The draft that gets the questions: the one that is named, or a new one. */
async function examFor(deps: StaffDeps, client: PoolClient, body: Body, by: bigint): Promise<string> {
  if (body.exam === undefined) return newDraft(deps, client, body, by)
  const exam = await lockExam(client, body.exam)
  const wanted = body.reviewed_qb ?? exam.reviewedQb
  if (wanted !== exam.reviewedQb || (await isJoined(client, exam.id))) throw new AppError('conflict')
  return body.exam
}

async function newDraft(deps: StaffDeps, client: PoolClient, body: Body, by: bigint): Promise<string> {
  const { title, program, reviewed_qb } = body
  if (!title) {
    const fields = [{ path: 'title', code: 'missing', message: 'A new exam needs a title' }]
    throw new AppError('validation_failed', { fields })
  }
  const exam = await addDraft(deps, client, { title, program, reviewed_qb }, by)
  return String(exam.id)
}

/** Adds all the questions or none. */
export function createGenerateTask(deps: Pick<StaffDeps, 'db' | 'clock'>): TaskHandler {
  return {
    kind,
    async run({ id: job, input, by, progress }) {
      const asked = input as unknown as GenerateInput
      const total = asked.categories.reduce((sum, { count }) => sum + count, 0)
      await progress(0, total)
      const added = await inTransaction(deps.db.pool, async client => {
        const exam = await lockExam(client, asked.exam)
        const done = await earlierRun(client, asked.exam, job)
        if (done !== null) return done
        const before = await readQuestionIds(client, exam)
        const drawn = await drawAll(client, { ...asked, reviewed: exam.reviewedQb, before }, progress)
        const at = deps.clock.now()
        await setQuestions(client, exam, { ids: [...before, ...drawn], by, at })
        const after = { job, added: drawn.length }
        await writeAudit(client, [{ actor: by, kind: 'exam', id: exam.id, action: 'generated', at, after }])
        return drawn.length
      })
      await progress(total, total)
      return { exam: asked.exam, added }
    },
  }
}

/** How many questions this very task has added before its process ended; null: it has not come so far. */
async function earlierRun(client: PoolClient, exam: string, job: string): Promise<number | null> {
  const { rows } = await client.query<{ added: number }>(
    `select (after->>'added')::int as added from audit_log
      where kind = 'exam' and subject_id = $1 and action = 'generated' and after->>'job' = $2`,
    [exam, job],
  )
  return rows[0]?.added ?? null
}

interface Drawing extends GenerateInput {
  readonly reviewed: boolean
  readonly before: readonly bigint[]
}

/** Those of one difficulty first: the others have more to choose from. Throws `exam_generation_failed` for too few. */
async function drawAll(
  client: PoolClient,
  { categories, reviewed, perfect, unseen, before }: Drawing,
  progress: (done: number, total: number) => Promise<void>,
): Promise<bigint[]> {
  const total = categories.reduce((sum, { count }) => sum + count, 0)
  const drawn: bigint[] = []
  const narrowFirst = categories.toSorted(
    (a, b) => Number(a.difficulty === undefined) - Number(b.difficulty === undefined),
  )
  for (const { id, count, difficulty } of narrowFirst) {
    const except = [...before, ...drawn]
    const found = await drawQuestions(client, { category: id, count, difficulty, reviewed, perfect, unseen, except })
    if (found.length < count) throw new AppError('exam_generation_failed')
    drawn.push(...found)
    await progress(drawn.length, total)
  }
  return drawn
}
