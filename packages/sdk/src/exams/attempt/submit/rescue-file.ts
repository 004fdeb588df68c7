import type { MergedEntry } from '@prostuti/contract'
import { toPlainJson } from '../../../http/plain-json.ts'
import { dhakaDay } from '../../../i18n/format-time.ts'
import type { SheetRecord } from '../../journal/sheet-record.ts'
import { answerSheet } from './submission.ts'

/** The sheet as a file for the staff: what would have been submitted, and every entry with its time and device. */
export function rescueFile(
  record: SheetRecord,
  entries: readonly MergedEntry[],
  now: number,
): { name: string; text: string } {
  const { exam, mode, user, attempt, joined, device, seal, refusal, receipt } = record
  const id = seal?.submission ?? ''
  const sheet = seal?.sheet ?? answerSheet({ joined, device, id, entries, now })
  const made = new Date(now).toISOString()
  const content = { made, user, exam, mode, attempt, deadline: joined.deadline, sheet, entries, refusal, receipt }
  return { name: `prostuti-exam-${exam}-${dhakaDay(now)}.json`, text: toPlainJson(content) }
}
