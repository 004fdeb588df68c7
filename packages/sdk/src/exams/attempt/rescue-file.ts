import type { MergedEntry } from '@prostuti/contract'
import type { SheetRecord } from '../journal/records.ts'
import { answerSheet } from './seal.ts'

/** The sheet as a file for the staff: what would have been submitted, and every entry with its time and device. */
export function rescueFile(
  record: SheetRecord,
  entries: readonly MergedEntry[],
  now: number,
): { name: string; text: string } {
  const { exam, mode, user, attempt, joined, device, seal, refusal, receipt } = record
  const submission = seal?.submission ?? ''
  const sheet = seal?.sheet ?? answerSheet({ joined, device, submission, entries, now })
  const made = new Date(now).toISOString()
  const content = { made, user, exam, mode, attempt, deadline: joined.deadline, sheet, entries, refusal, receipt }
  return { name: `prostuti-exam-${exam}-${made.slice(0, 10)}.json`, text: JSON.stringify(content, null, 2) }
}
