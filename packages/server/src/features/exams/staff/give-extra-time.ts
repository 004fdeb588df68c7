import { next } from '@prostuti/contract/attempt'
import { giveExtraTime } from '@prostuti/contract/exams/operations'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import { optionalInstant } from '../exam.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { lockExam } from '../regrades/lock-exam.ts'
import { attemptMode, attemptState } from '../tables/attempts.ts'

/**
 * Moves deadlines of open sheets of the live exam: one person's, or everybody's, those who begin later included. The next
 * draft's answer notifies each device, else `exams.getTimeChange`. Throws `not_joined` or `already_participated` for one person without an open sheet,
 * `exam_over` where nobody sits it any more.
 */
export function createGiveExtraTime(deps: StaffDeps) {
  return implementOnce(
    giveExtraTime,
    { pool: deps.db.pool, clock: deps.clock },
    async ({ params, body }, call, client) => {
      const { id: examId } = await lockExam(client, params.id)
      const extraMs = body.minutes * 60_000
      const now = deps.clock.now()
      const wanted = { examId, extraMs, user: body.user }
      const moved = await moveDeadlines(client, wanted)
      if (body.user !== null && moved.extended === 0) throw await reasonForNone(client, examId, body.user)
      if (body.user === null) await extendExam(client, wanted, { now, extended: moved.extended })
      else
        await client.query(
          'update exams set last_deadline = greatest(last_deadline, $2), updated_at = $3 where id = $1',
          [examId, moved.deadline, new Date(now)],
        )
      deps.catalog.forget(examId)
      await writeAudit(client, [
        {
          ...{ actor: signedIn(call).id, at: now, action: 'extended', after: { ...body } },
          ...(body.user === null
            ? { kind: 'exam' as const, id: examId }
            : { kind: 'attempt' as const, id: `${examId}/${body.user}` }),
        },
      ])
      return { extended: moved.extended, deadline: optionalInstant(moved.deadline?.getTime() ?? null) }
    },
  )
}

interface ExtraTime {
  readonly examId: number
  readonly extraMs: number
  /** Null: everybody. */
  readonly user: string | null
}

/** The sheet's revision is raised too: a process about to close it by the old deadline finds it changed. */
async function moveDeadlines(client: PoolClient, { examId, extraMs, user }: ExtraTime) {
  const { rows } = await client.query<{ extended: number; deadline: Date | null }>(
    `with moved as (
       update attempts set deadline = deadline + $2::int * interval '1 millisecond',
                           settle_at = settle_at + $2::int * interval '1 millisecond', sheet_revision = sheet_revision + 1
        where exam_id = $1 and mode = ${attemptMode.live} and state = ${attemptState.open}
          and ($3::bigint is null or user_id = $3)
       returning deadline
     )
     select count(*)::int as extended, max(deadline) as deadline from moved`,
    [examId, extraMs, user],
  )
  return rows[0]!
}

async function extendExam(
  client: PoolClient,
  { examId, extraMs }: ExtraTime,
  { now, extended }: { now: number; extended: number },
): Promise<void> {
  const { rowCount } = await client.query(
    'update exams set extra_ms = extra_ms + $2, updated_at = $3 where id = $1 and (end_time > $3 or $4)',
    [examId, extraMs, new Date(now), extended > 0],
  )
  if (rowCount === 0) throw new AppError('exam_over')
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
