import { next } from '@prostuti/contract/attempt'
import { reopenAttempt } from '@prostuti/contract/exams/operations'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import { type Exam, settleDelayMs, solutionsOpen } from '../exam.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { createPaperStore } from '../papers/paper-store.ts'
import { lockExam } from '../regrades/lock-exam.ts'
import { conflictOf } from '../regrades/regradable.ts'
import { finalNow } from '../standings/result-version.ts'
import { attemptMode, attemptState } from '../tables/attempts.ts'
import { readOpenedAttempt } from './list-attempts.ts'
import { beginVersionWithout, withdrawResult } from './withdraw-result.ts'

/** A sitting of the live exam that is to be opened again. */
interface Sitting {
  readonly state: number
  readonly submission_id: string | null
  readonly submitted_at: Date | null
  readonly receipt: string | null
  readonly final: boolean
  readonly computing: boolean
}

/**
 * Opens a sheet that is in again, for so many minutes from now or up to the deadline that it had, whichever is later. From a
 * final exam a new version of its results begins without it, provisional and embargoed until the sheet is in. Of an open sheet
 * the deadline is moved by the same rule. Throws `not_joined`, and `conflict`, which says so, where this person could see the
 * keys or the exam is being regraded.
 */
export function createReopenAttempt(deps: StaffDeps) {
  return implementOnce(
    reopenAttempt,
    { pool: deps.db.pool, clock: deps.clock },
    async ({ params, body }, call, client) => {
      const { id: examId, resultVersion } = await lockExam(client, params.id)
      const exam = { ...(await deps.catalog.stored(examId, client)), resultVersion }
      const sitting = await readSitting(client, examId, body.user)
      const { outcome } = next(sitting ? stateOf(sitting) : 'none', 'reopen')
      if (!sitting || outcome === 'not_joined') throw new AppError('not_joined')
      const now = deps.clock.now()
      const deadline = new Date(now + body.minutes * 60_000)
      if (outcome === 'reopened') {
        if (sitting.computing) throw conflictOf('computing')
        if (await couldSeeKeys(deps, client, exam, sitting, body.user)) throw conflictOf('keys_seen')
        if (sitting.final)
          await beginVersionWithout(client, exam, { user: body.user, by: signedIn(call).id, note: body.note, now })
        else await withdrawResult(client, exam, body.user)
      }
      await open(client, exam, body.user, deadline)
      await client.query(
        'update exams set last_deadline = greatest(last_deadline, $2), updated_at = $3 where id = $1',
        [examId, deadline, new Date(now)],
      )
      deps.catalog.forget(examId)
      const { submission_id: submission, submitted_at: submittedAt, receipt } = sitting
      await writeAudit(client, [
        {
          ...{ actor: signedIn(call).id, kind: 'attempt', id: `${examId}/${body.user}`, at: now },
          action: outcome === 'reopened' ? 'reopened' : 'deadline_moved',
          before: { submission, submitted_at: submittedAt, receipt },
          after: { submission: null, submitted_at: null, receipt: null, deadline, note: body.note },
        },
      ])
      return readOpenedAttempt(deps, client, { exam, user: body.user, language: call.language })
    },
  )
}

const stateOf = ({ state }: Sitting) => (state === attemptState.open ? 'open' : 'closed')

async function readSitting(client: PoolClient, examId: number, user: string): Promise<Sitting | undefined> {
  const { rows } = await client.query<Sitting>(
    `select a.state, a.submission_id, a.submitted_at, a.receipt, ${finalNow('$2')} as final,
            exists (select from regrades where exam_id = $2 and state = 'computing') as computing
       from attempts a where a.user_id = $1 and a.exam_id = $2 and a.mode = ${attemptMode.live} for update`,
    [user, examId],
  )
  return rows[0]
}

/** By the solutions of this exam or of another one with the same question, or by trying it in the archive. */
async function couldSeeKeys(
  { clock, questions }: StaffDeps,
  client: PoolClient,
  exam: Exam,
  { final }: Sitting,
  user: string,
): Promise<boolean> {
  if (solutionsOpen(exam, final, clock.now())) return true
  const { rowCount: tries } = await client.query(
    `select 1 from attempts where user_id = $1 and exam_id = $2 and mode = ${attemptMode.archive} limit 1`,
    [user, exam.id],
  )
  if (tries) return true
  const { questionIds } = await createPaperStore(client).layout(exam.id, exam.paperVersion)
  return questions.couldSeeKeys(client, { questions: questionIds, person: BigInt(user), at: clock.now() })
}

async function open(client: PoolClient, exam: Exam, user: string, deadline: Date): Promise<void> {
  await client.query(
    `update attempts set state = ${attemptState.open}, deadline = greatest(deadline, $3), closed_by = null, submitted_at = null,
            submission_id = null, receipt = null, sheet_revision = sheet_revision + 1,
            settle_at = greatest(deadline, $3) + $4::int * interval '1 millisecond'
      where user_id = $1 and exam_id = $2 and mode = ${attemptMode.live}`,
    [user, exam.id, deadline, exam.graceMs + settleDelayMs],
  )
}
