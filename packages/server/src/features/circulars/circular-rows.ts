import { maxKeptSearches } from '@prostuti/contract'
import {
  erasedWithPerson,
  type Merging,
  moveUnlessThere,
  notPersonal,
  type RowRule,
  type TableRules,
} from '../../platform/people/person-rules.ts'
import { keepOneAtATime } from './kept-searches/kept-searches.ts'

/** The newest of those that the account does not keep already, as long as there is room. */
const moveSearches: RowRule<Merging> = {
  rows: 'moved',
  async run(client, { from, into }) {
    await keepOneAtATime(client, into)
    const people = [String(from), String(into)]
    await client.query(
      `update kept_searches moving set user_id = $2
        where moving.id in (
          select mine.id from kept_searches mine
           where mine.user_id = $1
             and not exists (select from kept_searches own where own.user_id = $2 and own.filter_key = mine.filter_key)
           order by mine.created_at desc, mine.id desc
           limit greatest(0, ${maxKeptSearches} - (select count(*) from kept_searches own where own.user_id = $2)))`,
      people,
    )
    await client.query('delete from kept_searches where user_id = $1', [String(from)])
  },
}

/** What a person marked and keeps goes along; circulars are nobody's, and lose the name of who changed them last. */
export const circularRows: readonly TableRules[] = [
  {
    table: 'circular_bookmarks',
    merging: moveUnlessThere('circular_bookmarks', ['circular_id']),
    deletion: erasedWithPerson,
  },
  { table: 'kept_searches', merging: moveSearches, deletion: erasedWithPerson },
  {
    table: 'kept_search_reports',
    merging: moveUnlessThere('kept_search_reports', ['day']),
    deletion: erasedWithPerson,
  },
  { table: 'circulars', merging: { rows: 'kept' }, deletion: { rows: 'emptied' } },
  // What was imported stays; the name of the file was of the person's own making.
  {
    table: 'circular_imports',
    merging: { rows: 'kept' },
    deletion: {
      rows: 'emptied',
      run: (client, { people }) =>
        client.query(`update circular_imports set source = '–' where created_by = any($1::bigint[])`, [
          people.map(String),
        ]),
    },
  },
  notPersonal('kept_search_days'),
]
