import type { ReplaceParts } from '@prostuti/server/app/app'

/** A deletion that forgets a table. */
export const forgetsLateSheets: ReplaceParts = () => ({
  changePersonRows: all =>
    all.map(rules => (rules.table === 'late_sheets' ? { ...rules, deletion: { rows: 'kept' } } : rules)),
})

/** A deletion that drops whose the words were, and keeps them. */
export const forgetsWhatTheySaid: ReplaceParts = () => ({
  changePersonRows: all =>
    all.map(rules =>
      rules.table === 'feedback'
        ? {
            ...rules,
            deletion: {
              rows: 'emptied',
              run: (client, { people }) =>
                client.query('update feedback set user_id = null where user_id = any($1)', [people.map(String)]),
            },
          }
        : rules,
    ),
})

/** A deletion that takes the name off the person's row and leaves the row, with all that hangs on it. */
export const takesTheNameAlone: ReplaceParts = () => ({
  changePersonRows: all =>
    all.map(rules =>
      rules.table === 'users'
        ? {
            ...rules,
            deletion: {
              rows: 'emptied',
              run: (client, { people }) =>
                client.query(
                  `update users set name = '', first_name = '', last_name = '', email = null, rank_alias = null where id = any($1)`,
                  [people.map(String)],
                ),
            },
          }
        : rules,
    ),
})
