import type { ReplaceParts } from '@prostuti/server/app'

/** A deletion that forgets a table. */
export const forgetsLateSheets: ReplaceParts = ({ accountRules }) => ({
  accountRules: accountRules.map(rules =>
    rules.table === 'late_sheets' ? { ...rules, deletion: { rows: 'kept' } } : rules,
  ),
})

/** A deletion that takes the name off the person's row and leaves the row, with all that hangs on it. */
export const takesTheNameAlone: ReplaceParts = ({ accountRules }) => ({
  accountRules: accountRules.map(rules =>
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
