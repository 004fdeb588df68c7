import { sendRoomMessage } from '@prostuti/contract/exams/operations'
import { writeAudit } from '../../../platform/audit/index.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import { localized } from '../building/exam-columns.ts'
import { lockExam } from '../building/lock-exam.ts'
import { instantText, lastArrival } from '../exam.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { addRoomMessage } from './room-messages.ts'

/**
 * Says something to everybody who sits the live exam: the next draft's answer brings it to each device, else
 * `exams.getTimeChange`. Throws `exam_not_started`, and `exam_over` where no sheet can arrive any more.
 */
export function createSendRoomMessage(deps: StaffDeps) {
  return implementOnce(
    sendRoomMessage,
    { pool: deps.db.pool, clock: deps.clock },
    async ({ params, body }, call, client) => {
      const exam = await lockExam(client, params.id)
      const now = deps.clock.now()
      if (now < exam.startTime.getTime()) throw new AppError('exam_not_started')
      if (now >= lastArrival(exam)) throw new AppError('exam_over')
      const by = signedIn(call).id
      const text = localized(body.text)
      const id = await addRoomMessage(client, { examId: exam.id, text, minutes: null, by, at: now })
      await writeAudit(client, [{ actor: by, kind: 'exam', id: exam.id, action: 'said', at: now, after: { text } }])
      deps.catalog.forget(exam.id)
      return { id: String(id), at: instantText(now), minutes: null, text }
    },
  )
}
