import type { ExportedTables } from '../../platform/people/person-export.ts'

/** What a person has answered, practised, read and remembered. */
export const exportedStudy: ExportedTables = {
  answer_log: { part: 'practice', columns: ['at', 'question_id', 'source', 'answer', 'is_right', 'spent_ms'] },
  memory_cards: {
    part: 'practice',
    columns: ['question_id', 'due_on', 'reps', 'lapses', 'last_at', 'times_wrong', 'is_mistake', 'introduced_on'],
  },
  practices: {
    part: 'practice',
    columns: [
      ...['started_at', 'finished_at', 'mode', 'source', 'set_up', 'answers', 'question_count'],
      ...['answered', 'correct', 'incorrect', 'unanswered', 'spent_ms'],
    ],
  },
  reading_places: { part: 'practice', columns: ['category_id', 'last_ordinal', 'furthest_ordinal', 'at'] },
  study_goals: { part: 'practice', columns: ['daily_goal'] },
  logged_sheets: { left: 'Which sheets the log of answers already holds.' },
}
