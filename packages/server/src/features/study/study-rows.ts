import { erase, moveUnlessThere, notPersonal, type TableRules } from '../../platform/people/person-rules.ts'
import { mergeAnswers, mergeLoggedSheets } from './memory/merge-answers.ts'

const keyOf = {
  reading_places: ['category_id'],
  practices: ['id'],
  study_goals: [],
} as const

/**
 * What a person has read, practised and remembered goes along; what is derived of the bank is nobody's. These rules run before
 * attempts move.
 */
export const studyRows: readonly TableRules[] = [
  ...Object.entries(keyOf).map(([table, key]) => ({
    table,
    merging: moveUnlessThere(table, key),
    deletion: erase(table).deletion,
  })),
  // Replays the account's cards of what has moved.
  {
    table: 'answer_log',
    merging: { rows: 'moved', run: mergeAnswers },
    deletion: erase('answer_log').deletion,
  },
  { table: 'memory_cards', ...erase('memory_cards') },
  {
    table: 'logged_sheets',
    merging: { rows: 'moved', run: mergeLoggedSheets },
    deletion: erase('logged_sheets').deletion,
  },
  ...['topic_questions', 'topic_lists', 'question_words', 'known_words'].map(notPersonal),
]
