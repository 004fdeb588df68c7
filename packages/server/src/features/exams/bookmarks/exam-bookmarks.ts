import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { holdPerson } from '../../../platform/people/hold-person.ts'

/** The exams that people keep. Whether a person may know of an exam is asked before it comes here. */
export interface ExamBookmarks {
  /** Keeping a kept one again changes nothing. */
  add(viewer: Viewer, examId: number, now: number): Promise<void>
  /** So does dropping one that is not kept, whatever its id: `exam` may be too large for any exam's. */
  remove(viewer: Viewer, exam: string): Promise<void>
}

export function createExamBookmarks({ pool }: Database): ExamBookmarks {
  return {
    async add({ id: userId }, examId, now) {
      await inTransaction(pool, async client => {
        await holdPerson(client, userId)
        await client.query({
          name: 'keep-exam',
          text: 'insert into exam_bookmarks (user_id, exam_id, created_at) values ($1, $2, $3) on conflict do nothing',
          values: [String(userId), examId, new Date(now)],
        })
      })
    },
    async remove({ id }, exam) {
      await pool.query({
        name: 'drop-exam-bookmark',
        text: 'delete from exam_bookmarks where user_id = $1 and exam_id = $2::bigint',
        values: [String(id), exam],
      })
    },
  }
}
