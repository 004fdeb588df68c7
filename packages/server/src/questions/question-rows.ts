import { erase, moveUnlessThere, notPersonal, type TableRules } from '../auth/index.ts'

/** Kept questions go along; the bank is nobody's. */
export const questionRows: readonly TableRules[] = [
  {
    table: 'question_bookmarks',
    merging: moveUnlessThere('question_bookmarks', ['question_id']),
    deletion: erase('question_bookmarks').deletion,
  },
  ...['categories', 'passages', 'questions'].map(notPersonal),
]
