import type { ExportedTables } from '../../platform/people/person-export.ts'
import { type ExportDeps, exportAttempts } from './attempts/export-attempts.ts'

/** A person's sheets, with the marks that they may see by now, and what they keep. */
export const exportedExams = (deps: ExportDeps): ExportedTables => ({
  attempts: { part: 'exams', read: (_pool, user) => exportAttempts(deps, user) },
  late_sheets: { part: 'exams', columns: ['received_at', 'exam_id', 'submission_id', 'body'] },
  results: { left: 'Marks stand with their sheets, once they may be seen.' },
  period_standings: { left: 'Places stand in the lists; the marks behind them are here.' },
  final_standings: { left: 'Places stand in the lists of the exams.' },
  exam_bookmarks: { part: 'others', columns: ['created_at', 'exam_id'] },
  partner_attempts: { part: 'others', columns: ['joined_at', 'exam_id', 'partner_id'] },
  regrades: { left: 'Staff’s work.' },
  room_messages: { left: 'Staff’s work.' },
})
