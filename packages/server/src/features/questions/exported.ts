import type { ExportedTables } from '../../platform/people/person-export.ts'

/** Questions that a person keeps and has reported. */
export const exportedQuestions: ExportedTables = {
  question_bookmarks: { part: 'others', columns: ['created_at', 'question_id'] },
  question_flags: {
    part: 'others',
    columns: ['created_at', 'question_id', 'exam_id', 'reason', 'text', 'state', 'answer', 'answered_at'],
  },
  contributions: {
    part: 'others',
    columns: ['created_at', 'sheet_id', 'words', 'origin', 'source', 'named', 'state', 'reason', 'decided_at'],
  },
  contribution_sheets: {
    part: 'others',
    columns: ['created_at', 'name', 'origin', 'source', 'named', 'state', 'offered'],
  },
  review_reasons: { left: 'Work of staff in the bank.' },
  question_imports: { left: 'Work of staff in the bank.' },
  import_mappings: { left: 'Work of staff in the bank.' },
}
