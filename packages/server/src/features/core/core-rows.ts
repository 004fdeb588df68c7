import { erase, notPersonal, type TableRules } from '../../platform/people/person-rules.ts'

/** What people say of us goes with them, for words may reveal who wrote them; nothing else here is anybody's: the keys of rate limits are hashes that live for minutes. */
export const coreRows: readonly TableRules[] = [
  {
    table: 'feedback',
    merging: {
      rows: 'moved',
      run: (client, { from, into }) =>
        client.query('update feedback set user_id = $2 where user_id = $1', [String(from), String(into)]),
    },
    deletion: erase('feedback').deletion,
  },
  ...['public_content', 'rate_limits', 'constants'].map(notPersonal),
]
