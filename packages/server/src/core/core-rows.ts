import { notPersonal, type TableRules } from '../auth/index.ts'

/** What people say of us loses its writer with them; nothing else here is anybody's: the keys of rate limits are hashes that live for minutes. */
export const coreRows: readonly TableRules[] = [
  {
    table: 'feedback',
    merging: {
      rows: 'moved',
      run: (client, { from, into }) =>
        client.query('update feedback set user_id = $2 where user_id = $1', [String(from), String(into)]),
    },
    deletion: {
      rows: 'emptied',
      run: (client, { people }) =>
        client.query('update feedback set user_id = null where user_id = any($1::bigint[])', [people.map(String)]),
    },
  },
  ...['public_content', 'rate_limits', 'constants'].map(notPersonal),
]
