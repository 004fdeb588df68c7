import { giveTimeToAll } from '@prostuti/contract/exams/operations'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import { localized } from '../building/exam-columns.ts'
import { lockExam } from '../building/lock-exam.ts'
import { type Exam, instantText, optionalInstant, resultVisibleAt } from '../exam.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { exams } from '../tables/exams.ts'
import { moveDeadlines } from './move-deadlines.ts'
import { addRoomMessage } from './room-messages.ts'

/**
 * Gives everybody who sits the live exam so many minutes more, those who begin later included; sheets that are in stay as they
 * are. The exam's end moves along, and what is shown from then on. All who sit read the reason. Throws `exam_not_started`, and
 * `exam_over` where nobody sits it any more.
 */
export function createGiveTimeToAll(deps: StaffDeps) {
  return implementOnce(
    giveTimeToAll,
    { pool: deps.db.pool, clock: deps.clock },
    async ({ params, body: { minutes, reason } }, call, client) => {
      const before = await lockExam(client, params.id)
      const now = deps.clock.now()
      if (now < before.startTime.getTime()) throw new AppError('exam_not_started')
      const extraMs = minutes * 60_000
      const moved = await moveDeadlines(client, { examId: before.id, extraMs, user: null })
      const runs = before.endTime.getTime() > now
      if (!runs && moved.extended === 0) throw new AppError('exam_over')
      const after = await moveEnd(client, before, { extraMs: runs ? extraMs : 0, latest: moved.deadline, now })
      const by = signedIn(call).id
      const text = localized(reason)
      await addRoomMessage(client, { examId: before.id, text, minutes, by, at: now })
      await writeAudit(client, [
        {
          ...{ actor: by, kind: 'exam', id: before.id, action: 'extended', at: now },
          before: timesOf(before),
          after: { ...timesOf(after), minutes, reason: text, extended: moved.extended },
        },
      ])
      deps.catalog.forget(before.id)
      return {
        extended: moved.extended,
        end_time: instantText(after.endTime.getTime()),
        result_visible_at: optionalInstant(resultVisibleAt(after, 'live')),
      }
    },
  )
}

const visibilities = ['resultVisibility', 'standingVisibility', 'solutionVisibility'] as const

interface Move {
  /** 0 where the end has passed: a learner with time of their own still sits it, and nobody begins any more. */
  readonly extraMs: number
  /** The latest deadline of an open sheet. */
  readonly latest: Date | null
  readonly now: number
}

/** What is shown from the end on keeps its distance from it. */
async function moveEnd(client: PoolClient, before: Exam, { extraMs, latest, now }: Move): Promise<Exam> {
  const later = (instant: Date) => new Date(instant.getTime() + extraMs)
  const shown = visibilities.filter(name => before[name] && before[name] >= before.endTime)
  const endTime = later(before.endTime)
  const isBeyond = latest !== null && latest > endTime && (!before.lastDeadline || latest > before.lastDeadline)
  const [after] = await drizzle(client)
    .update(exams)
    .set({
      endTime,
      extraMs: before.extraMs + extraMs,
      ...Object.fromEntries(shown.map(name => [name, later(before[name]!)])),
      ...(isBeyond && { lastDeadline: latest }),
      revision: before.revision + 1,
      updatedAt: new Date(now),
    })
    .where(eq(exams.id, before.id))
    .returning()
  return after!
}

const timesOf = ({ endTime, resultVisibility, standingVisibility, solutionVisibility }: Exam) => ({
  end_time: endTime,
  result_visibility: resultVisibility,
  standing_visibility: standingVisibility,
  solution_visibility: solutionVisibility,
})
