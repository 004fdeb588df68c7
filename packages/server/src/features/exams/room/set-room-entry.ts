import { setRoomEntry } from '@prostuti/contract/exams/operations'
import { writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { lockExam } from '../building/lock-exam.ts'
import { approved, type Exam, halted } from '../exam.ts'
import type { StaffDeps } from '../exam-deps.ts'

/**
 * Stops learners from beginning an exam that runs, or lets them again; who sits it goes on, and its time runs. What its form
 * hides stays hidden. Throws `exam_not_started`, `exam_over`, and `conflict` where the form hides it.
 */
export function createSetRoomEntry(deps: StaffDeps) {
  return implement(setRoomEntry, ({ params, body: { open } }, call) =>
    inTransaction(deps.db.pool, async client => {
      const exam = await lockExam(client, params.id)
      const entry = entryOf(exam)
      if (entry === 'hidden') throw new AppError('conflict', { fields: [hidden] })
      if (entry === (open ? 'open' : 'stopped')) return { entry }
      const now = deps.clock.now()
      if (!open && now < exam.startTime.getTime()) throw new AppError('exam_not_started')
      if (!open && now >= exam.endTime.getTime()) throw new AppError('exam_over')
      const state = open ? approved : halted
      await client.query(
        `update exams set question_state = $2, stopped_at = $3, revision = revision + 1, updated_at = $4 where id = $1`,
        [exam.id, state, open ? null : new Date(now), new Date(now)],
      )
      await writeAudit(client, [
        {
          ...{ actor: signedIn(call).id, kind: 'exam', id: exam.id, action: open ? 'resumed' : 'halted', at: now },
          before: { question_state: exam.questionState },
          after: { question_state: state },
        },
      ])
      deps.catalog.forget(exam.id)
      return { entry: open ? ('open' as const) : ('stopped' as const) }
    }),
  )
}

const hidden = { path: 'open', code: 'hidden', message: 'The form of this exam hides it' }

/** Whether learners may begin an exam, and who stopped them. */
export function entryOf({ questionState, stoppedAt }: Pick<Exam, 'questionState' | 'stoppedAt'>) {
  if (questionState === approved) return 'open'
  return questionState === halted && stoppedAt !== null ? 'stopped' : 'hidden'
}
