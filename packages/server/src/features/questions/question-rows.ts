import {
  erase,
  erasedWithPerson,
  type Merging,
  moveUnlessThere,
  notPersonal,
  type RowRule,
  type TableRules,
} from '../../platform/people/person-rules.ts'

/** An open report of a question that the account reports too adds nothing; an answered one moves. */
const moveFlags: RowRule<Merging> = {
  rows: 'moved',
  async run(client, { from, into }) {
    await client.query(
      `delete from question_flags mine where mine.user_id = $1 and mine.state = 'open' and exists (
         select from question_flags own
          where own.user_id = $2 and own.question_id = mine.question_id and own.state = 'open')`,
      [String(from), String(into)],
    )
    await client.query('update question_flags set user_id = $2 where user_id = $1', [String(from), String(into)])
  },
}

/** Kept questions go along; the bank is nobody's. */
export const questionRows: readonly TableRules[] = [
  {
    table: 'question_bookmarks',
    merging: moveUnlessThere('question_bookmarks', ['question_id']),
    deletion: erase('question_bookmarks').deletion,
  },
  { table: 'question_flags', merging: moveFlags, deletion: erasedWithPerson },
  // What was imported stays; the name of the file, or the address of the sheet, was of the person's own making.
  {
    table: 'question_imports',
    merging: { rows: 'kept' },
    deletion: {
      rows: 'emptied',
      run: (client, { people }) =>
        client.query(`update question_imports set source = '–' where created_by = any($1::bigint[])`, [
          people.map(String),
        ]),
    },
  },
  { table: 'import_mappings', merging: { rows: 'kept' }, deletion: erasedWithPerson },
  { table: 'review_reasons', merging: { rows: 'kept' }, deletion: { rows: 'emptied' } },
  // Members offer, who are never merged away.
  ...['contributions', 'contribution_sheets'].map(
    (table): TableRules => ({ table, merging: { rows: 'kept' }, deletion: erasedWithPerson }),
  ),
  ...['categories', 'passages', 'questions', 'similar_pairs', 'search_index'].map(notPersonal),
]
