import { next } from '@prostuti/contract/attempt'
import { giveExtraTime } from '@prostuti/contract/exams/operations'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import { instantText } from '../exam.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { lockExam } from '../regrades/lock-exam.ts'
import { moveDeadlines } from '../room/move-deadlines.ts'
import { attemptMode } from '../tables/attempts.ts'

/**
 * Moves one person's deadline in the live exam. The next draft's answer notifies the device, else `exams.getTimeChange`. Throws
 * `not_joined` or `already_participated` for a person without an open sheet.
 */
export function createGiveExtraTime(deps: StaffDeps) {
  return implementOnce(
    giveExtraTime,
    { pool: deps.db.pool, clock: deps.clock },
    async ({ params, body }, call, client) => {
      const { id: examId } = await lockExam(client, params.id)
      const extraMs = body.minutes * 60_000
      const now = deps.clock.now()
      const { deadline } = await moveDeadlines(client, { examId, extraMs, user: body.user })
      if (deadline === null) throw await reasonForNone(client, examId, body.user)
      await client.query(
        'update exams set last_deadline = greatest(last_deadline, $2), updated_at = $3 where id = $1',
        [examId, deadline, new Date(now)],
      )
      deps.catalog.forget(examId)
      await writeAudit(client, [
        {
          ...{ actor: signedIn(call).id, at: now, action: 'extended', after: { ...body } },
          ...{ kind: 'attempt', id: `${examId}/${body.user}` },
        },
      ])
      return { deadline: instantText(deadline.getTime()) }
    },
  )
}

/** What the attempt's table says of a person whose sheet is not open. */
async function reasonForNone(client: PoolClient, examId: number, user: string): Promise<AppError> {
  const { rowCount } = await client.query(
    `select 1 from attempts where user_id = $1 and exam_id = $2 and mode = ${attemptMode.live}`,
    [user, examId],
  )
  const { outcome } = next(rowCount === 0 ? 'none' : 'closed', 'extend')
  return new AppError(outcome === 'not_joined' ? 'not_joined' : 'already_participated')
}
