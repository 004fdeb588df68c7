import type { AnswerSheet, Joined, MergedEntry } from '@prostuti/contract'
import { clampAt } from '@prostuti/contract/attempt'
import type { Submission } from '../../journal/sheet-record.ts'

export interface SheetParts {
  joined: Joined
  device: string
  id: string
  entries: readonly MergedEntry[]
  /** The server's clock, in whole milliseconds: a better measurement may have set it back behind the last tap. */
  now: number
}

/**
 * The sheet as it is sent: all of it, so that it is whole whatever became of the drafts. An answer that another
 * device gave goes along with its own time; where that device has changed it since, the server keeps the newer one.
 */
export function answerSheet({ joined, device, id, entries, now }: SheetParts): AnswerSheet {
  const elapsed = now - Date.parse(joined.joined_time)
  return {
    exam: joined.exam,
    submission_id: id,
    joined_time: joined.joined_time,
    duration: joined.duration,
    origin: 'Browser',
    device,
    answer_sheet: entries.map(({ device: _, ...change }) => ({ ...change, at: clampAt(change.at, elapsed) })),
  }
}

export function createSubmission(parts: SheetParts): Submission {
  return { submission: parts.id, since: parts.now, sheet: answerSheet(parts) }
}
